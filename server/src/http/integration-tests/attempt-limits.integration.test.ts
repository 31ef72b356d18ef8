import { createClient } from '@outfitter/contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb({ PROXIES: '1' });
});

type Client = ReturnType<typeof createClient>;

async function newGuestAt(address: string): Promise<Client> {
  const headers = { 'x-forwarded-for': address };
  const session = await request(web.origin, '/api/session/guest', { method: 'POST', headers: { ...pageHeaders, ...headers } });
  const { accessToken } = JSON.parse(session.text) as { accessToken: string };
  return createClient({
    origin: web.origin,
    siteId: 'DTC',
    organizationId: 'f_ecom_demo_001',
    accessToken: async () => accessToken,
    fetch: (outgoing) => {
      outgoing.headers.set('x-forwarded-for', address);
      return fetch(outgoing);
    },
  });
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

const cardOf = (number: string) => ({
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: { number, cardType: 'VS', holder: 'Dale Ostergaard', expirationMonth: 12, expirationYear: 2040, securityCode: '123' },
});
const tryCard = async (address: string, number: string) => {
  const client = await newGuestAt(address);
  const { basketId } = await client.createBasket();
  return statusOf(client.addPaymentInstrument({ params: { basketId }, body: cardOf(number) }));
};
const tryCoupon = async (address: string, code: string) => {
  const client = await newGuestAt(address);
  const { basketId } = await client.createBasket();
  return statusOf(client.addCoupon({ params: { basketId }, body: { code } }));
};
async function repeat<Value>(count: number, attempt: (index: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let index = 0; index < count; index++) results.push(await attempt(index));
  return results;
}
const forgetAll = () => shop.database.pool.query('DELETE FROM rate_limit');

describe('attempts from one address with a new guest each', () => {
  it('thirty rejected card numbers close the address to cards, but no other address', async () => {
    await forgetAll();
    const statuses = await repeat(34, () => tryCard('203.0.113.7', '4000000000000010'));
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(422));
    expect(statuses.slice(30)).toEqual(Array(4).fill(429));
    expect(await tryCard('203.0.113.7', '4111111111111111')).toBe(429);
    expect(await tryCard('203.0.113.8', '4111111111111111')).toBe(200);
  });

  it('thirty unknown codes close the /64 network to codes, but no other network', async () => {
    await forgetAll();
    const statuses = await repeat(33, (index) => tryCoupon(`2001:db8:0:7::${index + 1}`, `GUESS${index}`));
    expect(statuses.slice(30)).toEqual(Array(3).fill(429));
    expect(await tryCoupon('2001:db8:0:7:ffff::1', 'WELCOME15')).toBe(429);
    expect(await tryCoupon('2001:db8:0:8::1', 'WELCOME15')).toBe(200);
  });

  it('an office of a hundred shoppers enters cards in the same minute; 160 accepted cards without an order are too many', async () => {
    await forgetAll();
    await tryCard('198.51.100.4', '4111111111111111');
    const spend = (tokens: number) =>
      shop.database.pool.query(`UPDATE rate_limit SET tokens = tokens - $1 WHERE name = 'payment-network'`, [tokens]);
    await spend(98);
    expect(await tryCard('198.51.100.4', '4111111111111111')).toBe(200);
    await spend(50);
    expect(await tryCard('198.51.100.4', '4111111111111111')).toBe(429);
  });
});

describe('attempts from many networks of one owner', () => {
  /** Leaves a wide network so many rejections before its limit. */
  const leave = (rejections: number, name: string) =>
    shop.database.pool.query('UPDATE rate_limit SET tokens = $1 WHERE name = $2', [rejections, name]);

  it('close the /48 network to codes after eight times as many unknown ones as a /64 network', async () => {
    await forgetAll();
    expect(await tryCoupon('2001:db8:7:1::1', 'GUESS')).toBe(400);
    const { rows } = await shop.database.pool.query(`SELECT tokens FROM rate_limit WHERE name = 'coupon-unknown-network-wide'`);
    expect(rows).toEqual([{ tokens: 239 }]);
    await leave(3, 'coupon-unknown-network-wide');
    const statuses = await repeat(5, (index) => tryCoupon(`2001:db8:7:${index + 2}::1`, `GUESS${index}`));
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(await tryCoupon('2001:db8:8:1::1', 'WELCOME15')).toBe(200);
  });

  it('close the /24 network to cards after eight times as many rejected ones as an address', async () => {
    await forgetAll();
    expect(await tryCard('203.0.113.1', '4000000000000010')).toBe(422);
    await leave(2, 'payment-rejected-network-wide');
    const statuses = await repeat(4, (index) => tryCard(`203.0.113.${index + 2}`, '4000000000000010'));
    expect(statuses).toEqual([422, 422, 429, 429]);
    expect(await tryCard('203.0.112.1', '4111111111111111')).toBe(200);
  });

  it('are limited by all calls with a limit by network, as new guests are', async () => {
    await forgetAll();
    await newGuestAt('2001:db8:7:1::1');
    await shop.database.pool.query(`UPDATE rate_limit SET tokens = 0 WHERE name = 'guest-wide'`);
    const startAt = (address: string) =>
      request(web.origin, '/api/session/guest', { method: 'POST', headers: { ...pageHeaders, 'x-forwarded-for': address } });
    expect((await startAt('2001:db8:7:2::1')).status).toBe(429);
    expect((await startAt('2001:db8:8:2::1')).status).toBe(200);
  });

  it('do not pause their neighbors during an attack from elsewhere', async () => {
    await forgetAll();
    await tryCard('203.0.113.1', '4000000000000010');
    await leave(-300, 'payment-rejected');
    expect(await tryCard('203.0.113.1', '4111111111111111')).toBe(429);
    expect(await tryCard('203.0.113.2', '4111111111111111')).toBe(200);
  });
});

describe('an attack from many networks', () => {
  it('doubles the pause after each rejection of a network, and lets networks without rejections buy', async () => {
    await forgetAll();
    await tryCard('192.0.2.1', '4000000000000010');
    expect(await tryCard('192.0.2.1', '4111111111111111')).toBe(200);
    await shop.database.pool.query(`UPDATE rate_limit SET tokens = -300 WHERE name = 'payment-rejected'`);
    await tryCard('192.0.2.2', '4000000000000010');
    expect(await tryCard('192.0.2.2', '4111111111111111')).toBe(429);
    expect(await tryCard('192.0.2.3', '4111111111111111')).toBe(200);
  });
});

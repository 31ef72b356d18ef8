import { endpoints } from '@outfitter/contract';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { type TestGuest, useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { Fault } from '../fault.ts';
import { bind } from '../route.ts';

const commerce = useTestCommerce(useTestDatabase());
const couponsOf = (basketId: string) => `/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${basketId}/coupons`;

let guest: TestGuest;
let app: Hono;
let added: number;
let failWith: unknown;

beforeAll(async () => {
  guest = await commerce.guest();
  app = createTestApp(commerce, [
    bind(endpoints.addCoupon, async ({ body }) => {
      added += 1;
      if (failWith !== undefined) throw failWith;
      throw new Fault('InvalidCouponCodeException', `${body.code} is not a code.`, { code: body.code, run: added });
    }),
  ]);
});
beforeEach(() => {
  added = 0;
  failWith = undefined;
});

async function sendWithKey(key: string, { code = 'WELCOME15', path = couponsOf('b'), accessToken = guest.accessToken } = {}) {
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': key };
  const response = await app.request(path, { method: 'POST', body: JSON.stringify({ code }), headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('Idempotency-Key', () => {
  it('replays the first response for the same key and body', async () => {
    const first = await sendWithKey('k-1');
    const second = await sendWithKey('k-1');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect([second.status, second.body, added]).toEqual([first.status, first.body, 1]);
  });

  it('returns 422 for the same key with another body', async () => {
    await sendWithKey('k-2');
    expect(await sendWithKey('k-2', { code: 'FREESHIP50' })).toMatchObject({
      status: 422,
      body: { fault: { type: 'IdempotencyKeyReusedException' } },
    });
  });

  it('is free again after a server error', async () => {
    failWith = new Error('once');
    expect((await sendWithKey('k-3')).status).toBe(500);
    failWith = undefined;
    expect((await sendWithKey('k-3')).status).toBe(400);
    expect(added).toBe(2);
  });

  it('runs one of ten concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendWithKey('k-4')));
    expect(added).toBe(1);
    const statuses = new Set(responses.map((response) => response.status));
    expect([...statuses].filter((status) => status !== 400 && status !== 409)).toEqual([]);
    for (const response of responses) if (response.status === 409) expect(response.headers.get('retry-after')).toBe('1');
  });

  it('is scoped to guest and path', async () => {
    await sendWithKey('k-5');
    const other = await commerce.guest();
    await sendWithKey('k-5', { accessToken: other.accessToken });
    await sendWithKey('k-5', { path: couponsOf('c') });
    expect(added).toBe(3);
  });

  it('is rejected if empty or too long', async () => {
    expect(await sendWithKey('k'.repeat(256))).toMatchObject({ status: 400, body: { fault: { type: 'ValidationException' } } });
  });
});

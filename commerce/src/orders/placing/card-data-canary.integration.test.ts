import { randomInt } from 'node:crypto';
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestVisitor } from '../../marketing/testing/test-visitor.ts';
import { requireCardCodes } from '../../payments/saved-cards/require-card-codes.ts';
import { createLogger } from '../../platform/log.ts';
import { buildReview } from '../../reviews/testing/review-builder.ts';
import { buildCheckout, cardBody, cards } from '../../testing/checkout-builder.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
let logged = '';
const destination = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
const commerce = useTestCommerce(database, { log: createLogger({ level: 'trace', destination }) });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});

/** Matches ids, digests and times, which may contain the code by chance; valid in both JavaScript and PostgreSQL. */
const coincidences = [
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  '[0-9a-f]{16,}',
  '[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:]+([.][0-9]+)?',
  '[0-9]{5,}',
  '[0-9]+[.][0-9]+',
].join('|');

/** Returns every column of every table that contains a text, ignoring matches of the pattern `but`. */
async function columnsContaining(text: string, ignoredPattern = 'a^'): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await database.pool.query(
      `SELECT 1 FROM ${name} AS row WHERE position($1 IN regexp_replace(row::text, $2, '~', 'g')) > 0 LIMIT 1`,
      [text, ignoredPattern],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

describe('a card number', () => {
  it('PAY-004 and its security code reach no table and no log, whatever the outcome', async () => {
    const securityCode = '7391';
    const rejected = `44${String(randomInt(1e12, 9e12))}0`;
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    const params = { basketId: buyer.basketId };
    const pay = (number: string, overrides: object = {}) => {
      const body = cardBody(number);
      return buyer.client.addPaymentInstrument({
        params,
        idempotencyKey: `pay-${number.slice(-4)}-${Object.keys(overrides).join()}`,
        body: { ...body, paymentCard: { ...body.paymentCard, securityCode, ...overrides } },
      });
    };
    await expect(pay(rejected)).rejects.toMatchObject({ status: 422, type: 'CardNumberRefusedException' });
    await expect(pay(rejected, { holder: rejected })).rejects.toMatchObject({ status: 400 });
    await expect(pay(rejected, { cardType: rejected })).rejects.toMatchObject({ status: 400 });
    await expect(pay(cards.approved, { expirationYear: 2025 })).rejects.toMatchObject({ status: 400 });
    await pay(cards.approved);
    await buyer.place();
    for (const number of [rejected, cards.approved]) {
      expect(await columnsContaining(number)).toEqual([]);
      expect(logged).not.toContain(number);
    }
    expect(await columnsContaining(securityCode, coincidences)).toEqual([]);
    expect(logged.replaceAll(new RegExp(coincidences, 'g'), '~')).not.toContain(securityCode);
    expect(await columnsContaining(buyer.basketId)).not.toEqual([]);
    // The ignored patterns hide no code that stands alone or after a word.
    expect(`{"cvc":"${securityCode}"} code${securityCode} ${buyer.basketId}`.replaceAll(new RegExp(coincidences, 'g'), '~')).toBe(
      `{"cvc":"${securityCode}"} code${securityCode} ~`,
    );
    expect(logged).toContain('CardNumberRefusedException');
  });

  it('PAY-004 API-064 of a saved card and its security code reach no table and no log either', async () => {
    const securityCode = '6284';
    const rejected = `45${String(randomInt(1e12, 9e12))}0`;
    const customer = await createCustomer(commerce);
    const saving = (number: string, key: string, overrides: object = {}) => {
      const { paymentMethodId, paymentCard } = cardBody(number);
      const body = { paymentMethodId, paymentCard: { ...paymentCard, securityCode, ...overrides } };
      return customer.client.saveCustomerPaymentInstrument({ params: { customerId: customer.customerId }, idempotencyKey: key, body });
    };
    await expect(saving(rejected, 'save-1')).rejects.toMatchObject({ status: 422 });
    await expect(saving(rejected, 'save-2', { holder: rejected })).rejects.toMatchObject({ status: 400 });
    await expect(saving(rejected, 'save-3', { cardType: rejected })).rejects.toMatchObject({ status: 400 });
    await expect(saving(cards.declined, 'save-4')).rejects.toMatchObject({ status: 422 });
    const { paymentInstrumentId } = await saving(cards.approved, 'save-5');
    await requireCardCodes(commerce.deps.database.db, customer.customerGroupId);
    const { basketId } = await customer.client.createBasket();
    const saved = { paymentMethodId: 'CREDIT_CARD', customerPaymentInstrumentId: paymentInstrumentId, paymentCard: { securityCode } };
    await customer.client.addPaymentInstrument({ params: { basketId }, idempotencyKey: 'pay-saved', body: saved });
    for (const number of [rejected, cards.declined, cards.approved]) {
      expect(await columnsContaining(number)).toEqual([]);
      expect(logged).not.toContain(number);
    }
    expect(await columnsContaining(securityCode, coincidences)).toEqual([]);
    expect(logged.replaceAll(new RegExp(coincidences, 'g'), '~')).not.toContain(securityCode);
  });

  it('PAY-004 that a shopper types into any other field reaches no table and no log', async () => {
    const number = cards.secondFactor;
    const typed = `my card is ${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} ok`;
    const visitor = () => createTestVisitor(commerce);
    const { client } = await commerce.guest();
    const message = { name: typed, email: 'dale@example.com', message: typed, orderNo: number };
    expect((await visitor().post('/api/chat/message', message)).status).toBe(200);
    await client.writeReview({ body: { ...buildReview({ headline: typed }), text: `It fits well and it is warm, and ${typed}` } as never });
    const activity = (kind: string, body: object) => visitor().post(`/mobify/proxy/einstein/v3/activities/DTC/${kind}`, body);
    expect((await activity('viewSearch', { searchText: typed, products: [{ id: '4117' }] })).status).toBe(200);
    expect((await activity('viewPage', { currentLocation: `/search?q=${encodeURIComponent(typed)}` })).status).toBe(200);
    const address = { ...testAddress, address2: typed };
    const requested = await visitor().post('/api/catalog/request', { address });
    expect([requested.status, await requested.json()]).toMatchObject([
      400,
      { fault: { message: 'This is a card number. Please enter it only where you pay.', arguments: { path: '$.address.address2' } } },
    ]);
    const { basketId } = await client.createBasket();
    for (const set of [
      () => client.setShippingAddress({ params: { basketId, shipmentId: 'me' }, body: address }),
      () => client.setBillingAddress({ params: { basketId }, body: address }),
    ]) {
      await expect(set()).rejects.toMatchObject({ status: 400, type: 'ValidationException', arguments: { path: '$.address2' } });
    }
    for (const written of [number, typed, encodeURIComponent(typed), typed.slice(11, 30)]) {
      expect(await columnsContaining(written)).toEqual([]);
      expect(logged).not.toContain(written);
    }
    const masked = '[card number]';
    expect((await columnsContaining(masked)).sort()).toEqual(['public.activity', 'public.chat_message', 'public.review']);
  });
});

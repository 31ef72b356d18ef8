import { randomInt } from 'node:crypto';
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { buildCheckout, cardBody, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
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
});

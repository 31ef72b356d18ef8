import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { paymentProviderConformance } from './conformance.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';

const database = useTestDatabase();
let handle: DatabaseHandle;
beforeAll(() => {
  handle = openDatabase({ url: database.url });
});
afterAll(() => handle.close());

const clock = fixedClock('2026-11-21T15:00:00Z');
const processor = () => createSandboxProcessor({ db: handle.db, clock, siteOrigin: 'http://localhost:3000' });
const numbers = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  challenge: '4000000000003220',
  answer_lost: '4000000000000341',
};

async function tokenize(number: string): Promise<string> {
  const card = await processor().tokenize?.(number);
  if (!card) throw new Error('the sandbox rejects the number');
  return card.token;
}

paymentProviderConformance('the sandbox processor', () => ({ provider: processor(), token: (kind) => tokenize(numbers[kind]) }));

describe('the sandbox processor', () => {
  it('PAY-007 exchanges its test numbers, with or without spaces, for a token and four digits', async () => {
    expect(await processor().tokenize?.('3782 822463 10005')).toMatchObject({
      brand: 'american-express',
      maskedNumber: '***********0005',
      lastDigits: '0005',
    });
  });

  it('accepts no other number, not even a valid one', async () => {
    for (const number of ['4242424242424242', '4111111111111112', '', 'toString'])
      expect(await processor().tokenize?.(number)).toBeUndefined();
  });

  it('stores no card number', async () => {
    await tokenize('6011111111111117');
    const { rows } = await database.pool.query('SELECT row_to_json(sandbox_card)::text AS text FROM sandbox_card');
    expect(rows.map((row) => row.text).join()).not.toMatch(/\d{13}/);
  });

  it('books nothing when it fails', async () => {
    const token = await tokenize('4000000000000119');
    const request = { key: 'failing', amountMinor: 100, currency: 'USD' as const, token, returnUrl: 'http://localhost:3000/' };
    await expect(processor().authorize(request)).rejects.toMatchObject({ name: 'PaymentOutcomeUnknown' });
    expect(await processor().status('failing')).toEqual({ state: 'none' });
  });
});

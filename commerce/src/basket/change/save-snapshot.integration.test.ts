import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type BasketKey, type BasketSnapshot, lockSnapshot, readSnapshot } from '../snapshot.ts';
import { patchSnapshot, saveSnapshot } from './save-snapshot.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(() => insertShop(database.pool));

const text = fc.string({ minLength: 1, maxLength: 12 }).filter((value) => !value.includes('\0'));
const giftCard = fc.option(fc.record({ valueMinor: fc.nat(50_000), message: text }));
const line = fc.record({ skuId: fc.constantFrom('COAT', 'CAP', 'BELT'), quantity: fc.integer({ min: 1, max: 20 }), giftCard });

const change = fc.record({
  keep: fc.array(fc.boolean(), { maxLength: 6 }),
  lines: fc.array(line, { maxLength: 4 }),
  coupons: fc.array(fc.constantFrom('WELCOME15', 'FREESHIP50', 'EXPIRED'), { maxLength: 2 }),
  hasCard: fc.boolean(),
  methodId: fc.option(fc.constantFrom('02', '03')),
  email: fc.option(text),
  hasAddress: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(snapshot: BasketSnapshot, planned: Change, key: BasketKey, now: Date): BasketSnapshot {
  const remaining = snapshot.items.filter((_, index) => planned.keep[index] ?? true);
  const items = [...remaining, ...planned.lines.map((fields) => ({ ...key, ...fields, id: newId(), position: 0, shipmentId: 'me' }))].map(
    (row, position) => (row.position === position ? row : { ...row, position }),
  );
  const coupons = [...new Set(planned.coupons)].map(
    (code) => snapshot.coupons.find((row) => row.code === code) ?? { ...key, id: newId(), code },
  );
  const paidWith = { methodId: 'CREDIT_CARD', amountMinor: null, token: 't', card: null, externalReferenceCode: 'r' };
  const payment = { ...key, id: newId(), ...paidWith, createdAt: now };
  const address = planned.hasAddress ? testAddress : null;
  return patchSnapshot(
    snapshot,
    {
      items,
      coupons: coupons.sort((a, b) => (a.id < b.id ? -1 : 1)),
      payments: planned.hasCard ? [payment] : [],
      shipments: snapshot.shipments.map((row) => ({ ...row, address, shippingMethodId: planned.methodId })),
      basket: { email: planned.email, billingAddress: address },
    },
    now,
  );
}

describe('a saved basket', () => {
  it('is read back as it was saved, after any sequence of changes', async () => {
    const { usid, params } = await createGuestBasket(commerce);
    const key = { customerGroupId: usid, basketId: params.basketId };
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(), async (changes, totalMinor) => {
        for (const planned of changes) {
          commerce.clock.advance(1_000);
          const now = commerce.clock.now();
          const saved = await inTransaction(commerce.deps.database.db, async (tx) => {
            const before = (await lockSnapshot(tx, key)) as BasketSnapshot;
            const after = apply(before, planned, key, now);
            await saveSnapshot(tx, key, before, after, totalMinor);
            return after;
          });
          const expected = { ...saved, basket: { ...saved.basket, shownTotalMinor: totalMinor } };
          expect(await readSnapshot(commerce.deps.database.db, key)).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });
});

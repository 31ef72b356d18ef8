import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCombinedWrites } from '../platform/database/combined-writes.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { addSingleUseCoupons } from './add-single-use-coupons.ts';
import { findCoupons, findRedeemedElsewhere, normalizeCouponCode, redemption } from './coupons.ts';
import { importPromotions } from './import-promotions.ts';
import { listPromotions, promotionTranslations } from './list-promotions.ts';

const database = useTestDatabase();
let db: Database;
const at = new Date('2026-11-21T12:00:00Z');
const validity = { validFrom: new Date('2026-01-01T00:00:00Z'), validTo: new Date('2027-01-01T00:00:00Z') };
const promotion = {
  id: 'save',
  kind: 'order_amount' as const,
  thresholdMinor: { USD: 5_000 },
  benefitMinor: { USD: 1_500 },
  requiresCoupon: true,
  callout: 'Save',
  ...validity,
};
const couponOf = (code: string, isSingleUse: boolean) => ({ code, promotionId: 'save', isSingleUse, ...validity });

beforeAll(() => {
  db = drizzle(database.pool);
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE promotion, coupon, coupon_redemption');
  const coupons = [couponOf('ONCE', true), couponOf('TWICE', true), couponOf('MANY', false)];
  await inTransaction(db, (tx) => importPromotions(tx, { promotions: [promotion], coupons }));
});

/** Bypasses the retries of `inTransaction`, which would hide a deadlock. */
const redeem = (orderId: string, ...codes: string[]) =>
  db.transaction(async (tx) => {
    const { redeemed } = await runCombinedWrites(tx, 'redeem', { redeemed: redemption(orderId, codes, at) });
    return redeemed < codes.length ? findRedeemedElsewhere(tx, orderId, codes) : [];
  });
const redeemedCodes = async (...codes: string[]) =>
  Object.fromEntries((await findCoupons(db, codes)).map(({ code, isRedeemed }) => [code, isRedeemed]));

describe('the coupons of an order', () => {
  it('PROMO-002 count as redeemed for others only if they are for a single use', async () => {
    expect(await redeemedCodes('ONCE', 'MANY')).toEqual({ ONCE: false, MANY: false });
    expect(await redeem(newId(), 'ONCE', 'MANY')).toEqual([]);
    expect(await redeemedCodes('ONCE', 'TWICE', 'MANY')).toEqual({ ONCE: true, TWICE: false, MANY: false });
  });

  it('name those that another order has redeemed first', async () => {
    await redeem(newId(), 'TWICE', 'MANY');
    expect(await redeem(newId(), 'TWICE', 'ONCE', 'MANY')).toEqual(['TWICE']);
    const order = newId();
    expect(await redeem(order, 'MANY')).toEqual([]);
    const { rows } = await database.pool.query('SELECT code, is_single_use, redeemed_at FROM coupon_redemption WHERE order_id = $1', [
      order,
    ]);
    expect(rows).toEqual([{ code: 'MANY', is_single_use: false, redeemed_at: at }]);
  });

  it('are redeemed once if the order is finished twice, also beside other orders', async () => {
    await redeem(newId(), 'MANY');
    const order = newId();
    for (let time = 0; time < 2; time++) expect(await redeem(order, 'ONCE', 'MANY')).toEqual([]);
    const { rows } = await database.pool.query('SELECT code, order_id FROM coupon_redemption WHERE order_id = $1 ORDER BY code', [order]);
    expect(rows.map(({ code }) => code)).toEqual(['MANY', 'ONCE']);
  });

  it('are redeemed in the order of their codes, so that two orders cannot wait for each other', async () => {
    const orders = Array.from({ length: 12 }, (_, index) => redeem(newId(), ...(index % 2 === 0 ? ['ONCE', 'TWICE'] : ['TWICE', 'ONCE'])));
    const results = (await Promise.all(orders)).map((codes) => codes.join(' '));
    expect(results.sort()).toEqual(['', ...Array.from({ length: 11 }, () => 'ONCE TWICE')]);
  });

  it('are not redeemed and do not block the order if they no longer exist', async () => {
    expect(await redeem(newId(), 'GONE')).toEqual([]);
    expect(await findCoupons(db, ['GONE'])).toEqual([]);
    expect(await findCoupons(db, [])).toEqual([]);
  });
});

describe('coupons', () => {
  it('are found with their promotion and dates', async () => {
    expect(await findCoupons(db, ['MANY'])).toEqual([{ ...couponOf('MANY', false), isRedeemed: false }]);
    expect((await findCoupons(db, ['MANY', 'ONCE', 'GONE'])).map(({ code }) => code).sort()).toEqual(['MANY', 'ONCE']);
  });

  it('are generated for an existing promotion, and work once', async () => {
    const added = await addSingleUseCoupons(db, 'save', 3);
    const codes = added.ok ? added.value : [];
    expect(await findCoupons(db, codes)).toMatchObject(Array(3).fill({ promotionId: 'save', isSingleUse: true, isRedeemed: false }));
    expect(await addSingleUseCoupons(db, 'gone', 1)).toMatchObject({ ok: false, error: 'UnknownPromotion' });
  });

  it('PROMO-001 are typed in any case, with spaces around them', () => {
    expect(normalizeCouponCode(' welcome15\t')).toBe('WELCOME15');
  });

  it('are updated by an import together with their promotions, and their redemptions stay', async () => {
    await redeem(newId(), 'ONCE');
    const changed = { ...promotion, callout: 'Save more', translations: { 'fr-FR': { callout: 'Économisez' } } };
    await inTransaction(db, (tx) =>
      importPromotions(tx, {
        promotions: [changed, { ...promotion, id: 'other' }],
        coupons: [{ ...couponOf('ONCE', true), promotionId: 'other' }],
      }),
    );
    expect(await findCoupons(db, ['ONCE'])).toMatchObject([{ promotionId: 'other', isRedeemed: true }]);
    expect((await listPromotions(db)).map(({ id, callout }) => [id, callout]).sort()).toEqual([
      ['other', 'Save'],
      ['save', 'Save more'],
    ]);
    expect(await promotionTranslations(db, ['save'])).toEqual([{ id: 'save', translations: { 'fr-FR': { callout: 'Économisez' } } }]);
    await inTransaction(db, (tx) => importPromotions(tx, { promotions: [], coupons: [] }));
    expect(await listPromotions(db)).toHaveLength(2);
  });
});

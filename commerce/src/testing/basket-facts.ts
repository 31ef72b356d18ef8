import fc from 'fast-check';
import { type BasketFacts, sumBasket, taxRequestsOf, totalBasket } from '../basket/pricing/price-basket.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { ShippingRate } from '../shipping/shipping-methods.ts';
import { quoteByTable } from '../tax/table-tax.ts';

export const at = new Date('2026-11-21T12:00:00Z');
const always = { validFrom: new Date(0), validTo: new Date('2100-01-01') };

export function price(facts: BasketFacts) {
  const sums = sumBasket(facts);
  return totalBasket(sums, taxRequestsOf(facts, sums).map(quoteByTable));
}

export const californiaStore = { countryCode: 'US', stateCode: 'CA', postalCode: '94107' };
export const minor = fc.nat(60_000);
const ways = [
  { isPickup: false, isShipped: true },
  { isPickup: false, isShipped: false },
  { isPickup: true, isShipped: false },
] as const;
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitMinor: minor,
    taxClass: fc.constantFrom('clothing' as const, 'goods' as const, 'gift_card' as const),
    way: fc.constantFrom(...ways),
  })
  .map(({ way, ...rest }) => ({ ...rest, ...way }));
const rate = fc
  .record({ methodId: fc.constantFrom('01', '02', '24'), thresholdMinor: fc.constantFrom(0, 5_000, 9_900), amountMinor: fc.nat(4_000) })
  .map((rate): ShippingRate => ({ ...rate, name: '', description: '', position: 1, daysLeast: 1, daysMost: 2, reachesPoBox: true }));
const promotion = fc
  .record({
    kind: fc.constantFrom('order_amount' as const, 'shipping_free' as const),
    usd: fc.tuple(minor, minor),
    cad: fc.tuple(minor, minor),
  })
  .map(
    ({ kind, usd, cad }): Promotion => ({
      id: `${kind}-${usd.join()}-${cad.join()}`,
      kind,
      thresholdMinor: { USD: usd[0], CAD: cad[0] },
      benefitMinor: { USD: usd[1], CAD: cad[1] },
      requiresCoupon: false,
      callout: '',
      priority: 0,
      ...always,
    }),
  );
export const anyFacts = fc.record({
  currency: fc.constantFrom('USD' as const, 'CAD' as const),
  at: fc.constant(at),
  lines: fc.array(line, { maxLength: 8 }).map((lines) => lines.map((entry, index) => ({ id: String(index), ...entry }))),
  promotions: fc.array(promotion, { maxLength: 3 }),
  coupons: fc.constant([]),
  rates: fc.array(rate, { maxLength: 6 }),
  shippingMethodId: fc.constantFrom(undefined, '01', '02', 'gone'),
  destination: fc.constantFrom(
    undefined,
    { countryCode: 'US', stateCode: 'WI', postalCode: '54801' },
    { countryCode: 'CA', stateCode: 'QC' },
  ),
  pickupDestination: fc.constantFrom(undefined, californiaStore),
});

export function factsOf(lines: readonly Partial<BasketFacts['lines'][number]>[]): BasketFacts {
  return {
    currency: 'USD',
    at,
    lines: lines.map((line, index) => ({
      id: String(index),
      quantity: 1,
      unitMinor: 0,
      taxClass: 'goods',
      isPickup: false,
      isShipped: true,
      ...line,
    })),
    promotions: [],
    coupons: [],
    rates: [rateOf('02', 895)],
    shippingMethodId: undefined,
    destination: undefined,
    pickupDestination: undefined,
  };
}

export function promotionOf(kind: Promotion['kind'], threshold: number, benefit: number): Promotion {
  const amounts = { thresholdMinor: { USD: threshold }, benefitMinor: { USD: benefit } };
  return { id: kind, kind, ...amounts, requiresCoupon: false, callout: '', priority: 0, ...always };
}

export function rateOf(methodId: string, amountMinor: number): ShippingRate {
  return {
    methodId,
    amountMinor,
    thresholdMinor: 0,
    name: '',
    description: '',
    position: 1,
    daysLeast: 1,
    daysMost: 2,
    reachesPoBox: true,
  };
}

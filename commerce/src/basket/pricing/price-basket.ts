import type { Currency } from '../../platform/money.ts';
import type { BasketCoupon } from '../../promotions/coupon-status.ts';
import { evaluatePromotions, type PromotionOutcome } from '../../promotions/evaluate-promotions.ts';
import type { Promotion } from '../../promotions/promotion.ts';
import { approachingRate } from '../../shipping/approaching-rate.ts';
import { applicableMethods, defaultMethod, type ShippingQuote, type ShippingRate } from '../../shipping/shipping-methods.ts';
import { mergeQuotes } from '../../tax/merge-quotes.ts';
import type { TaxClass, TaxQuote, TaxRequest } from '../../tax/tax-service.ts';

interface PricedLine {
  id: string;
  quantity: number;
  unitMinor: number;
  taxClass: TaxClass;
  isPickup: boolean;
  /** True if shipped to the shopper's home; false for a gift card sent by email. */
  isShipped: boolean;
}

export interface BasketFacts {
  currency: Currency;
  at: Date;
  lines: readonly PricedLine[];
  promotions: readonly Promotion[];
  coupons: readonly BasketCoupon[];
  rates: readonly ShippingRate[];
  /** Shipping method selected by the shopper; ignored if it does not ship to the address. */
  shippingMethodId: string | undefined;
  destination: TaxRequest['destination'];
  /** Destination for the tax of the items that are picked up: the address of the store. */
  pickupDestination: TaxRequest['destination'];
}

export interface BasketSums {
  lineMinor: Map<string, number>;
  lineAfterDiscountMinor: Map<string, number>;
  subTotalMinor: number;
  discountMinor: number;
  needsShipping: boolean;
  methods: ShippingQuote[];
  /** Price of each method after promotions, by its id. */
  methodMinor: Map<string, number>;
  defaultMethod: ShippingQuote | undefined;
  /** The selected shipping method, or the default; the totals include its price. */
  method: ShippingQuote | undefined;
  isMethodChosen: boolean;
  shippingMinor: number;
  shippingAfterDiscountMinor: number;
  promotions: PromotionOutcome;
}

export interface BasketTotals extends BasketSums {
  tax: TaxQuote;
  totalMinor: number;
}

/** Computes everything except the tax, which may come from an external service. */
export function sumBasket(facts: BasketFacts): BasketSums {
  const lineMinor = new Map(facts.lines.map((line) => [line.id, line.unitMinor * line.quantity]));
  const subTotalMinor = sum(lineMinor.values());
  // Items that are picked up do not affect the price of shipping.
  const isShippedMerchandise = ({ taxClass, isPickup }: PricedLine) => taxClass !== 'gift_card' && !isPickup;
  const merchandiseMinor = sum(facts.lines.filter(isShippedMerchandise).map(({ id }) => lineMinor.get(id) ?? 0));
  const needsShipping = facts.lines.some((line) => line.isShipped);
  const methods = needsShipping ? applicableMethods(facts.rates, merchandiseMinor) : [];
  const chosen = methods.find((method) => method.methodId === facts.shippingMethodId);
  const fallback = defaultMethod(methods);
  const method = chosen ?? fallback;
  const shippingMinor = method?.amountMinor ?? 0;
  const isLeastExpensive = ({ amountMinor }: ShippingQuote) => amountMinor === fallback?.amountMinor;
  const promotions = evaluatePromotions({
    currency: facts.currency,
    at: facts.at,
    lines: facts.lines.map((line) => ({
      id: line.id,
      amountMinor: lineMinor.get(line.id) ?? 0,
      isGiftCard: line.taxClass === 'gift_card',
      isPickup: line.isPickup,
    })),
    shippingMinor: method && isLeastExpensive(method) ? shippingMinor : 0,
    promotions: facts.promotions,
    coupons: facts.coupons,
  });
  const nearestRate = method && approachingRate(facts.rates, method.methodId, merchandiseMinor);
  if (nearestRate && merchandiseMinor > 0) promotions.approaching.push(nearestRate);
  const isShippingWaived = promotions.shippingAdjustments.length > 0;
  const shippingDiscount = sum(promotions.shippingAdjustments.map((adjustment) => adjustment.amountMinor));
  return {
    lineMinor,
    lineAfterDiscountMinor: new Map([...lineMinor].map(([id, minor]) => [id, minor - (promotions.lineShares.get(id) ?? 0)])),
    subTotalMinor,
    discountMinor: sum(promotions.orderAdjustments.map((adjustment) => adjustment.amountMinor)),
    needsShipping,
    methods,
    methodMinor: new Map(methods.map((each) => [each.methodId, isShippingWaived && isLeastExpensive(each) ? 0 : each.amountMinor])),
    defaultMethod: fallback,
    method,
    isMethodChosen: chosen !== undefined,
    shippingMinor,
    shippingAfterDiscountMinor: shippingMinor - shippingDiscount,
    promotions,
  };
}

/** Returns a request for each destination: the home, with the shipping, and the store at which items are picked up. */
export function taxRequestsOf(facts: BasketFacts, sums: BasketSums): TaxRequest[] {
  const pickup = facts.lines.filter(({ isPickup }) => isPickup);
  const home = facts.lines.filter(({ isPickup }) => !isPickup);
  const requestOf = (lines: readonly PricedLine[], destination: TaxRequest['destination'], shippingMinor: number): TaxRequest => ({
    currency: facts.currency,
    destination,
    lines: lines.map(({ id, taxClass, quantity }) => ({
      id,
      taxClass,
      quantity,
      amountMinor: sums.lineAfterDiscountMinor.get(id) ?? 0,
    })),
    shippingMinor,
  });
  return [
    ...(home.length > 0 || pickup.length === 0 ? [requestOf(home, facts.destination, sums.shippingAfterDiscountMinor)] : []),
    ...(pickup.length > 0 ? [requestOf(pickup, facts.pickupDestination, 0)] : []),
  ];
}

/** Adds the tax to the sums; `quotes` are those of `taxRequestsOf`. */
export function totalBasket(sums: BasketSums, quotes: readonly TaxQuote[]): BasketTotals {
  const tax = mergeQuotes(quotes);
  return { ...sums, tax, totalMinor: sums.subTotalMinor - sums.discountMinor + sums.shippingAfterDiscountMinor + tax.totalMinor };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

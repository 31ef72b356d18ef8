import type { DeliveryEstimate } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Availability } from '../inventory/availability.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { type Currency, toMajor } from '../platform/money.ts';
import { promiseServiceOf } from './configured-promise-service.ts';
import type { DeliveryPromise, PromiseRequest } from './delivery-promise.ts';
import { presentDeadline } from './holiday-deadline.ts';
import { defaultMethodsByTotal, type MethodByTotal, readMethodTexts, readShippingRates } from './shipping-methods.ts';

export interface EstimateRequest {
  at: Date;
  currency: Currency;
  countryCode: DeliveryEstimate['countryCode'];
  postalCode: string | undefined;
  /** The item to deliver; without one, only rates are estimated. */
  item: { skuId: string; quantity: number; availability: Availability } | undefined;
  /** The language of the carriers' names. */
  locale: string | undefined;
  cache: InvalidatingCache | undefined;
}

function linesOf({ item }: EstimateRequest): PromiseRequest['lines'] | undefined {
  if (!item || item.availability.availableToPromise < item.quantity) return undefined;
  const { skuId, quantity, availability } = item;
  return [{ skuId, quantity, ...(quantity > availability.availableNow ? { inStockDate: availability.inStockDate ?? 'unknown' } : {}) }];
}

function arrivalOf(promise: DeliveryPromise | undefined, postalCode: string | undefined) {
  return promise && postalCode !== undefined ? { arrival: { from: promise.from, to: promise.to } } : {};
}

/**
 * Estimates shipping rates and days for one item, by the rules that price a basket. `until` is when the days change: the cutoff of the next
 * departure.
 */
export async function estimateDelivery(
  deps: CommerceDependencies,
  request: EstimateRequest,
): Promise<{ estimate: DeliveryEstimate; until: Date | undefined }> {
  const { at, currency, countryCode, postalCode, locale, cache } = request;
  const { db } = deps.database;
  const byTotal = defaultMethodsByTotal(await readShippingRates(db, countryCode, currency, cache));
  const texts = locale === undefined ? undefined : await readMethodTexts(db, locale, cache);
  const lines = linesOf(request);
  const destination = { countryCode, ...(postalCode === undefined ? {} : { postalCode }) };
  const promises = lines
    ? await promiseServiceOf(deps).promise({ at, destination, methods: byTotal.map(({ method }) => method), lines })
    : new Map<string, DeliveryPromise>();
  const rate = ({ thresholdMinor, method }: MethodByTotal) => {
    const carrier = texts?.get(method.methodId)?.carrier ?? method.carrier;
    return {
      from: toMajor(thresholdMinor),
      amount: toMajor(method.amountMinor),
      ...(carrier ? { carrier } : {}),
      ...arrivalOf(promises.get(method.methodId), postalCode),
    };
  };
  // Departure and cutoff are the same for every method. The holiday deadline is that of the first, the default method of a small order.
  const [first] = promises.values();
  const { departure, holiday } = first ?? {};
  return {
    estimate: {
      countryCode,
      currency,
      rates: byTotal.map(rate),
      ...(departure ? { departure } : {}),
      ...(holiday ? { holiday: presentDeadline(holiday) } : {}),
    },
    until: first?.orderBefore,
  };
}

import type { Address } from '@outfitter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { translationIn } from '../catalog/translations.ts';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { jsonRowsFrom } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { Currency } from '../platform/money.ts';
import { isPoBox } from '../shared/postal-address/po-box.ts';
import { type MethodTexts, shippingMethods, shippingRates } from './tables.ts';

export interface ShippingRate {
  methodId: string;
  name: string;
  description: string;
  position: number;
  daysLeast: number;
  daysMost: number;
  /** True unless the carrier is a courier: couriers do not deliver to post-office boxes. */
  reachesPoBox: boolean;
  /** The company that delivers; null if the merchant does not name it. Rows cached by an earlier release have none. */
  carrier?: string | null;
  /** Merchandise total from which the rate applies. */
  thresholdMinor: number;
  amountMinor: number;
}

export type ShippingQuote = Omit<ShippingRate, 'thresholdMinor'>;

export const shippingKey = 'shipping';

const columns = {
  methodId: shippingMethods.id,
  name: shippingMethods.name,
  description: shippingMethods.description,
  position: shippingMethods.position,
  daysLeast: shippingMethods.daysLeast,
  daysMost: shippingMethods.daysMost,
  reachesPoBox: shippingMethods.reachesPoBox,
  carrier: shippingMethods.carrier,
  thresholdMinor: shippingRates.thresholdMinor,
  amountMinor: shippingRates.amountMinor,
};
const ofRate = eq(shippingMethods.id, shippingRates.methodId);
const toGivenCountry = and(
  eq(shippingRates.countryCode, sql.placeholder('countryCode')),
  eq(shippingRates.currency, sql.placeholder('currency')),
);

/** The rates of a country, for a statement that reads other lists, too. Its placeholders are `countryCode` and `currency`. */
export const shippingRateRows = jsonRowsFrom(columns, sql`${shippingRates} JOIN ${shippingMethods} ON ${ofRate} WHERE ${toGivenCountry}`);

export function readShippingRates(
  queryable: Queryable,
  countryCode: string,
  currency: Currency,
  cache?: InvalidatingCache,
): Promise<ShippingRate[]> {
  return cached(cache, `shipping-rates:${countryCode}:${currency}`, [shippingKey], () =>
    prepared(queryable, 'shipping_rates', (db) =>
      db.select(columns).from(shippingRates).innerJoin(shippingMethods, ofRate).where(toGivenCountry),
    ).execute({ countryCode, currency }),
  );
}

/** Returns the translated texts of the shipping methods by id; a text without a translation is missing. */
export async function readMethodTexts(
  queryable: Queryable,
  locale: string,
  cache?: InvalidatingCache,
): Promise<Map<string, Partial<MethodTexts>>> {
  const methods = await cached(cache, 'shipping-method-translations', [shippingKey], () =>
    prepared(queryable, 'shipping_method_translations', (db) =>
      db.select({ id: shippingMethods.id, translations: shippingMethods.translations }).from(shippingMethods),
    ).execute(),
  );
  return new Map(methods.map(({ id, translations }) => [id, translationIn<MethodTexts>(translations, locale)]));
}

/** Returns the rates of the methods that deliver to the address: some do not reach a PO box. */
export function ratesReaching(address: Address | null | undefined, rates: readonly ShippingRate[]): readonly ShippingRate[] {
  return isPoBox(address) ? rates.filter((rate) => rate.reachesPoBox) : rates;
}

/** Returns each method at the rate of the highest threshold that the merchandise total reaches, sorted by position. */
export function applicableMethods(rates: readonly ShippingRate[], merchandiseMinor: number): ShippingQuote[] {
  const reached = rates.filter((rate) => merchandiseMinor >= rate.thresholdMinor);
  return [...Map.groupBy(reached, (rate) => rate.methodId).values()]
    .map((tiers) => tiers.reduce((best, rate) => (rate.thresholdMinor > best.thresholdMinor ? rate : best)))
    .sort((a, b) => a.position - b.position || (a.methodId < b.methodId ? -1 : 1));
}

/** Returns the cheapest method. Of two at the same price, returns the slower one: faster ones are left to the shopper's choice. */
export function defaultMethod(methods: readonly ShippingQuote[]): ShippingQuote | undefined {
  return [...methods].sort((a, b) => a.amountMinor - b.amountMinor || b.daysMost - a.daysMost)[0];
}

export interface MethodByTotal {
  /** Merchandise total from which the method is the default. */
  thresholdMinor: number;
  method: ShippingQuote;
}

/** Returns the default method at every merchandise total, lowest total first. Successive entries differ in their method or its price. */
export function defaultMethodsByTotal(rates: readonly ShippingRate[]): MethodByTotal[] {
  const thresholds = [...new Set(rates.map(({ thresholdMinor }) => thresholdMinor))].sort((a, b) => a - b);
  const all = thresholds.flatMap((thresholdMinor) => {
    const method = defaultMethod(applicableMethods(rates, thresholdMinor));
    return method ? [{ thresholdMinor, method }] : [];
  });
  return all.filter(({ method }, index) => {
    const previous = all[index - 1]?.method;
    return previous?.methodId !== method.methodId || previous.amountMinor !== method.amountMinor;
  });
}

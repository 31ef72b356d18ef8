import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { shippingMethods, shippingRates } from './tables.ts';

export interface ShippingRate {
  methodId: string;
  name: string;
  description: string;
  position: number;
  daysLeast: number;
  daysMost: number;
  /** True unless the carrier is a courier: couriers do not deliver to post-office boxes. */
  reachesPoBox: boolean;
  /** Merchandise total from which the rate applies. */
  thresholdMinor: number;
  amountMinor: number;
}

export type ShippingQuote = Omit<ShippingRate, 'thresholdMinor'>;

export function readShippingRates(queryable: Queryable, countryCode: string, currency: Currency): Promise<ShippingRate[]> {
  return queryable
    .select({
      methodId: shippingMethods.id,
      name: shippingMethods.name,
      description: shippingMethods.description,
      position: shippingMethods.position,
      daysLeast: shippingMethods.daysLeast,
      daysMost: shippingMethods.daysMost,
      reachesPoBox: shippingMethods.reachesPoBox,
      thresholdMinor: shippingRates.thresholdMinor,
      amountMinor: shippingRates.amountMinor,
    })
    .from(shippingRates)
    .innerJoin(shippingMethods, eq(shippingMethods.id, shippingRates.methodId))
    .where(and(eq(shippingRates.countryCode, countryCode), eq(shippingRates.currency, currency)))
    .prepare('shipping_rates')
    .execute();
}

export function readMethodTranslations(queryable: Queryable): Promise<Pick<typeof shippingMethods.$inferSelect, 'id' | 'translations'>[]> {
  return queryable
    .select({ id: shippingMethods.id, translations: shippingMethods.translations })
    .from(shippingMethods)
    .prepare('shipping_method_translations')
    .execute();
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

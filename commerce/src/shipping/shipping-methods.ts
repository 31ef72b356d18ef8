/** The shipping methods that reach a country, with what each costs for a merchandise total. */
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
  /** The post carries it; a courier stops at no post-office box. */
  reachesPoBox: boolean;
  fromMinor: number;
  amountMinor: number;
}

export type ShippingQuote = Omit<ShippingRate, 'fromMinor'>;

/** All rates of a country and currency. */
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
      fromMinor: shippingRates.fromMinor,
      amountMinor: shippingRates.amountMinor,
    })
    .from(shippingRates)
    .innerJoin(shippingMethods, eq(shippingMethods.id, shippingRates.methodId))
    .where(and(eq(shippingRates.countryCode, countryCode), eq(shippingRates.currency, currency)))
    .prepare('shipping_rates')
    .execute();
}

/** What the methods are called in other languages. */
export function readMethodTranslations(queryable: Queryable): Promise<Pick<typeof shippingMethods.$inferSelect, 'id' | 'translations'>[]> {
  return queryable
    .select({ id: shippingMethods.id, translations: shippingMethods.translations })
    .from(shippingMethods)
    .prepare('shipping_method_translations')
    .execute();
}

/** For each method the rate whose threshold the merchandise reaches last, in the methods' order. Minor units. */
export function applicableMethods(rates: readonly ShippingRate[], merchandiseMinor: number): ShippingQuote[] {
  const reached = rates.filter((rate) => merchandiseMinor >= rate.fromMinor);
  return [...Map.groupBy(reached, (rate) => rate.methodId).values()]
    .map((tiers) => tiers.reduce((best, rate) => (rate.fromMinor > best.fromMinor ? rate : best)))
    .sort((a, b) => a.position - b.position || (a.methodId < b.methodId ? -1 : 1));
}

/** What a basket travels by until the shopper chooses: the cheapest, the slower one where two cost the same. */
export function defaultMethod(methods: readonly ShippingQuote[]): ShippingQuote | undefined {
  return [...methods].sort((a, b) => a.amountMinor - b.amountMinor || b.daysMost - a.daysMost)[0];
}

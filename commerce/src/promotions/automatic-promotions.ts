import type { Product } from '@outfitter/contract';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { listPromotions } from './list-promotions.ts';
import type { Promotion } from './promotion.ts';

export interface AutomaticPromotions {
  promotions: Product['productPromotions'];
  until: Date | undefined;
}

/** Selects the valid promotions without a code, by descending priority, and the next time at which the selection changes. */
export function selectAutomatic<Each extends Promotion>(promotions: readonly Each[], currency: Currency, at: Date) {
  const automatic = promotions.filter(({ requiresCoupon, thresholdMinor }) => !requiresCoupon && thresholdMinor[currency] !== undefined);
  const changes = automatic
    .flatMap(({ validFrom, validTo }) => [validFrom.getTime(), validTo.getTime()])
    .filter((time) => time > at.getTime());
  return {
    selected: automatic
      .filter(({ validFrom, validTo }) => validFrom <= at && at < validTo)
      .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1)),
    until: changes.length > 0 ? new Date(Math.min(...changes)) : undefined,
  };
}

/** Reads the promotions that need no code, which apply to all products except gift cards (PDP-001). One statement, or none if cached. */
export async function readAutomaticPromotions(
  queryable: Queryable,
  currency: Currency,
  at: Date,
  locale: string | undefined,
  cache: InvalidatingCache | undefined,
): Promise<AutomaticPromotions> {
  const { selected, until } = selectAutomatic(await listPromotions(queryable, cache), currency, at);
  const calloutOf = ({ callout, translations }: (typeof selected)[number]) => translations[locale ?? '']?.callout ?? callout;
  return { promotions: selected.map((promotion) => ({ promotionId: promotion.id, calloutMsg: calloutOf(promotion) })), until };
}

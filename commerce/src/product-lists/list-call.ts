import type { Currency, ProductList } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { IdempotentCall } from '../platform/http/idempotency/idempotent-call.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import type { ShopContext } from './listed-products.ts';
import { presentList } from './present-list.ts';
import type { ListWithItems } from './queries.ts';
import { createShareTokens } from './share-tokens.ts';

export type ListDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>;

export interface ListCall {
  principal: Principal;
  idempotentCall: IdempotentCall;
  query: { locale?: string | undefined; currency?: Currency | undefined };
}

/** Returns how the response shows products: in the requested language and currency, as of now. */
export function readShopContext(
  { settings, clock }: ListDependencies,
  { locale, currency }: ListCall['query'],
): Result<ShopContext, 'InvalidCurrencyException'> {
  const resolved = resolveCurrency(currency, settings);
  return resolved.ok ? ok({ currency: resolved.value, locale, at: clock.now() }) : resolved;
}

export function presentOwnList(
  { settings }: ListDependencies,
  queryable: Queryable,
  found: ListWithItems,
  context: ShopContext,
): Promise<ProductList> {
  const { id, shareToken } = found.list;
  const token = shareToken === null ? undefined : createShareTokens(settings.masterKey).read(id, shareToken);
  return presentList(queryable, found, token, context);
}

/** What of the shop an answer of the protocol needs, read once for all queries of a call. */
import { type Currency, currencies } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import type { CategoryRow } from '../catalog/queries.ts';
import { readTree } from '../catalog/read-tree.ts';
import { translatedCategory } from '../catalog/translations.ts';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import type { ActiveRules } from '../merchandising/active-rules.ts';
import { readActiveRules } from '../merchandising/read-active-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { SearchDatabase } from '../platform/database/database.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import type { HostedQuery } from './parameters.ts';

export interface HostedShop extends SearchDatabase {
  settings: CommerceSettings;
  cache: InvalidatingCache | undefined;
  now: Date;
}

export interface InContext {
  currency: Currency;
  locale: string | undefined;
  rules: ActiveRules;
  categories: CategoryRow[];
  /** The category that is looked through and those above it, from there up. */
  upwards: string[];
}

function currencyOf(name: string | undefined): Currency | undefined {
  if (name === undefined) return undefined;
  const currency = currencies.find((known) => known === name);
  if (currency) return currency;
  throw new Fault('ValidationException', 'ruleContexts: names a currency that there is not', { path: '$.ruleContexts', in: 'body' });
}

/** The shop as a query's contexts ask for it. Throws `InvalidCurrencyException` where the currency is not offered. */
export async function shopInContext({ db, settings, cache, now }: HostedShop, contexts: HostedQuery['contexts']): Promise<InContext> {
  const { locale, category } = contexts;
  const rules = await readActiveRules(db, cache, now, locale);
  const { categories } = await readTree(db, cache);
  const tree = new Map(categories.map((row) => [row.id, row]));
  return {
    currency: valueOrFault(resolveCurrency(currencyOf(contexts.currency), settings)),
    locale,
    rules,
    categories: categories.map((row) => translatedCategory(row, locale)),
    upwards: withAncestors(category === undefined ? [] : [category], tree).map(({ id }) => id),
  };
}

import { currencies } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { readCategoryTree } from '../catalog/read-category-tree.ts';
import { translateCategory } from '../catalog/translations.ts';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { createSearchContext, type SearchContext } from '../search/index.ts';
import type { HostedQuery } from './query-parameters.ts';

export type CallContext = Pick<SearchContext, 'database' | 'cache' | 'catalogCache' | 'now'> & { settings: CommerceSettings };

export interface QueryContext extends SearchContext {
  categoryNames: ReadonlyMap<string, string>;
  /** Ids of the query's category and its ancestors, from the bottom up. */
  categoryPath: string[];
}

export type QueryError = 'ValidationException' | 'InvalidCurrencyException';

export async function readQueryContext(
  { settings, ...call }: CallContext,
  { locale, category, currency: name }: HostedQuery['contexts'],
): Promise<Result<QueryContext, QueryError>> {
  const requested = currencies.find((known) => known === name);
  if (name !== undefined && requested === undefined) {
    return failure('ValidationException', 'ruleContexts: contains an unknown currency', { path: '$.ruleContexts', in: 'body' });
  }
  const currency = resolveCurrency(requested, settings);
  if (!currency.ok) return currency;
  const context = await createSearchContext({ ...call, currency: currency.value, locale });
  const { categories } = await readCategoryTree(call.database.db, call.catalogCache);
  const tree = new Map(categories.map((row) => [row.id, row]));
  return ok({
    ...context,
    categoryNames: new Map(categories.map((row) => [row.id, translateCategory(row, locale).name])),
    categoryPath: withAncestors(category === undefined ? [] : [category], tree).map(({ id }) => id),
  });
}

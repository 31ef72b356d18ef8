import type { Currency } from '@outfitter/contract';
import type { ActiveRules } from '../merchandising/active-rules.ts';
import { readActiveRules } from '../merchandising/read-active-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable, SearchDatabase } from '../platform/database/database.ts';

export interface SearchContext {
  database: SearchDatabase;
  /** Cache for data that depends on `now`; absent in a preview. */
  cache: InvalidatingCache | undefined;
  /** Cache for catalog data that does not depend on `now`; previews use it too. */
  catalogCache: InvalidatingCache | undefined;
  now: Date;
  currency: Currency;
  locale: string | undefined;
  rules: ActiveRules;
}

/** Adds the active rules to a context. One statement, or none if they are cached. */
export async function createSearchContext(scope: Omit<SearchContext, 'rules'>): Promise<SearchContext> {
  const { database, cache, now, locale } = scope;
  return { ...scope, rules: await readActiveRules(database.db, cache, now, locale) };
}

export interface SearchReadContext extends SearchContext {
  /** A read-only connection whose statements have the timeout of searches. */
  queryable: Queryable;
}

export function readSearch<Value>(context: SearchContext, work: (context: SearchReadContext) => Promise<Value>): Promise<Value> {
  return context.database.readOnly.read((queryable) => work({ ...context, queryable }));
}

import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type ActiveRules, activeRulesAt } from './active-rules.ts';
import type { SearchRule } from './rule.ts';
import { readAllRules } from './stored-rules.ts';

export const searchRulesKey = 'search-rules';

/**
 * The rules that are active at a moment in a locale. One statement reads and caches all rules, also those of other moments and locales, so
 * a preview of next week needs no statement. `onUnreadable` is called with the id of each rule of a later release, which is left out.
 */
export async function readActiveRules(
  queryable: Queryable,
  memory: InvalidatingCache | undefined,
  at: Date,
  locale?: string,
  onUnreadable?: (id: string) => void,
): Promise<ActiveRules> {
  const rules = await cached<readonly SearchRule[]>(memory, searchRulesKey, [searchRulesKey], async () => {
    const stored = await readAllRules(queryable, onUnreadable);
    return stored.map(({ rule }) => rule);
  });
  return activeRulesAt(rules, at, locale);
}

import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type ActiveRules, activeRulesAt } from './active-rules.ts';
import type { SearchRule } from './rule.ts';
import { readAllRules } from './stored-rules.ts';

export const searchRulesKey = 'search-rules';

/**
 * Returns the rules that are active at a time in a locale. One statement reads and caches the rules of all times and locales, so a preview
 * needs no further statement. Leaves out rules that a later release has written and calls `onUnreadable` with their ids.
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

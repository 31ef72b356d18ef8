/** The rules of merchandising as the search asks for them. */

import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type ActiveRules, activeRulesAt } from './active-rules.ts';
import type { SearchRule } from './rule.ts';
import { readAllRules } from './stored-rules.ts';

/** The name under which a process remembers every rule, and the key by which it is told that one has changed. */
export const searchRulesKey = 'search-rules';

/**
 * Everything that is in force at a moment in a language. All rules are read in one statement and remembered, those of other
 * moments and languages too: a preview of next week asks the database for nothing more. `onUnreadable` hears the id of each
 * rule that this release cannot read; it is left out.
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

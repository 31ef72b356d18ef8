import { sql } from 'drizzle-orm';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';

/** Key of the cached value names, which `importStyles` invalidates. */
export const valueNamesKey = 'value-names';

export type ValueName = (attribute: string, value: string) => string | undefined;

const unnamed: ValueName = () => undefined;

/**
 * Reads the translated value names, except colors, which are named per style. One cached statement for all styles; none without a locale.
 */
export async function readValueNames(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  locale: string | undefined,
): Promise<ValueName> {
  const candidates = localeCandidates(locale).filter(Boolean);
  if (candidates.length === 0) return unnamed;
  const names = await cached(cache, `value-names ${candidates.join()}`, [valueNamesKey], async () => {
    const { rows } = await queryable.execute<{ attribute: string; value: string; name: string }>(sql`
      SELECT DISTINCT ON (attribute.key, named.key) attribute.key AS attribute, named.key AS value, named.value AS name
      FROM style
      CROSS JOIN unnest(${sql.param(candidates)}::text[]) WITH ORDINALITY AS wanted (locale, place)
      CROSS JOIN jsonb_each(translations -> wanted.locale -> 'values') AS attribute
      CROSS JOIN jsonb_each_text(attribute.value) AS named
      WHERE attribute.key <> 'color'
      ORDER BY attribute.key, named.key, wanted.place`);
    return new Map(rows.map(({ attribute, value, name }) => [`${attribute}\n${value}`, name]));
  });
  return (attribute, value) => names.get(`${attribute}\n${value}`);
}

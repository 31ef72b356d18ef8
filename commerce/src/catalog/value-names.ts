/** What the values that shoppers choose and refine by are called in another language. */
import { sql } from 'drizzle-orm';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';

/** What `importStyles` invalidates: the names may be others. */
export const valueNamesKey = 'value-names';

/** The name of an attribute's value, where it has one in the language that was asked for. */
export type ValueName = (attribute: string, value: string) => string | undefined;

const unnamed: ValueName = () => undefined;

/**
 * The names that styles give their values in `locale`, colors aside, which are each style's own. One statement over all styles, which a
 * process remembers until styles are imported; none where no locale is asked for.
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

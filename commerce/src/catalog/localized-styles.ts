import { inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { styles } from './tables.ts';
import { translateStyle } from './translations.ts';

export type LocalizedStyle = Pick<typeof styles.$inferSelect, 'id' | 'name' | 'cloth' | 'variationAttributes'>;

/** Reads the texts of styles in `locale`, by style id; untranslated texts keep their default. One statement. */
export async function localizedStyles(
  queryable: Queryable,
  styleIds: readonly string[],
  locale: string,
): Promise<Map<string, LocalizedStyle>> {
  const rows = await queryable
    .select()
    .from(styles)
    .where(inArray(styles.id, [...styleIds]));
  return new Map(rows.map((row) => [row.id, translateStyle(row, locale)]));
}

import { inArray } from 'drizzle-orm';
import { cachedEach, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { styles } from './tables.ts';
import { translateStyle } from './translations.ts';

export interface LocalizedStyle extends Pick<typeof styles.$inferSelect, 'id' | 'name' | 'cloth' | 'variationAttributes'> {
  isGiftCard: boolean;
}

export function localizedStyles(
  queryable: Queryable,
  styleIds: readonly string[],
  locale: string,
  cache?: InvalidatingCache,
): Promise<Map<string, LocalizedStyle>> {
  const policy = {
    nameOf: (id: string) => `localized-style:${locale}:${id}`,
    about: (id: string) => ({ keys: [`product-${id}`] }),
  };
  return cachedEach(cache, styleIds, policy, async (missing) => {
    const rows = await queryable
      .select()
      .from(styles)
      .where(inArray(styles.id, [...missing]));
    return new Map(rows.map((row) => [row.id, localize(row, locale)]));
  });
}

function localize(row: typeof styles.$inferSelect, locale: string): LocalizedStyle {
  const { id, name, cloth, variationAttributes, copy } = translateStyle(row, locale);
  return { id, name, cloth, variationAttributes, isGiftCard: copy.giftCardAmounts !== undefined };
}

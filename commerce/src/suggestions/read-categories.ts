import { categoriesKey, readTree } from '../catalog/read-tree.ts';
import { translatedCategory } from '../catalog/translations.ts';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { localeLanguage, ownLanguage } from '../search/languages.ts';
import { type PhrasedCategories, phrasedCategories } from './category-phrases.ts';

/** The categories as phrases in a language. Two statements, or none where the process remembers. */
export function readPhrasedCategories(
  queryable: Queryable,
  memory: InvalidatingCache | undefined,
  locale: string | undefined,
): Promise<PhrasedCategories> {
  return cached(memory, `category-phrases:${locale ?? ''}`, [categoriesKey], async () => {
    const { categories, counts } = await readTree(queryable, memory);
    const { code } = locale ? localeLanguage(locale) : ownLanguage;
    const translated = categories.map((category) => translatedCategory(category, locale));
    return phrasedCategories(translated, counts, code);
  });
}

import { categoriesKey, readCategoryTree } from '../catalog/read-category-tree.ts';
import { translateCategory } from '../catalog/translations.ts';
import { cached } from '../platform/cache/invalidating-cache.ts';
import { languageOfLocale, type SearchContext, shopLanguage } from '../search/index.ts';
import { buildCategoryPhrases, type CategoryPhraseList } from './category-phrases.ts';

/** Reads the categories as phrases in the shopper's language. Two statements, or none if cached. */
export function readCategoryPhrases({ database, catalogCache, locale }: SearchContext): Promise<CategoryPhraseList> {
  return cached(catalogCache, `category-phrases:${locale ?? ''}`, [categoriesKey], async () => {
    const { categories, counts } = await readCategoryTree(database.db, catalogCache);
    const { code } = locale ? languageOfLocale(locale) : shopLanguage;
    const translated = categories.map((category) => translateCategory(category, locale));
    return buildCategoryPhrases(translated, counts, code);
  });
}

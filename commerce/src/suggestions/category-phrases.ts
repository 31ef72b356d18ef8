import { withAncestors } from '../catalog/category-tree.ts';
import { phraseKey } from '../merchandising/phrase-key.ts';
import { audienceTerms, normalizeText } from '../search/index.ts';
import { matchPositions, type TypedQuery, withoutSynonyms } from './typed-query.ts';

interface NamedCategory {
  id: string;
  parentId: string | null;
  name: string;
  path: string;
}

export interface CategoryPhrase {
  phrase: string;
  link: string;
}

/** Returns a possessive name: 'Kids' becomes 'Kids’', 'Women' becomes 'Women’s'; a possessive name is unchanged. */
function possessive(name: string): string {
  if (/[’']s?$/.test(name) || /^(?:wo)?mens$/i.test(name)) return name;
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/**
 * Returns a category's name with its department, to distinguish the pants of men and of women: "Men’s pants", "Pantalons, hommes". Omits
 * the department if the name contains it, or if the name is unique and the department is not an audience.
 */
export function categoryPhrase(name: string, department: string | undefined, isUnique: boolean, language: string): string {
  if (department === undefined) return name;
  const key = phraseKey(department);
  const nameWords = phraseKey(name).split(' ');
  if (nameWords.some((word) => word === key || `${word}s` === key)) return name;
  const isAudience = audienceTerms[language]?.has(key) ?? false;
  if (!isAudience && isUnique) return name;
  return isAudience && language === 'en' ? `${possessive(department)} ${name.toLowerCase()}` : `${name}, ${department.toLowerCase()}`;
}

interface PhrasedCategory extends CategoryPhrase {
  nameTokens: readonly string[];
  departmentTokens: readonly string[];
  depth: number;
}

export type CategoryPhraseList = readonly PhrasedCategory[];

export function buildCategoryPhrases(
  categories: readonly NamedCategory[],
  styleCounts: ReadonlyMap<string, number>,
  language: string,
): CategoryPhraseList {
  const tree = new Map(categories.map((category) => [category.id, category]));
  const byName = Map.groupBy(categories, ({ name }) => phraseKey(name));
  return categories
    .filter(({ id }) => styleCounts.get(id))
    .map(({ id, name, path }) => {
      const [root, ...rest] = withAncestors([id], tree);
      const department = rest.length > 0 ? root?.name : undefined;
      const phrase = categoryPhrase(name, department, byName.get(phraseKey(name))?.length === 1, language);
      const nameTokens = normalizeText(name).split(' ');
      const departmentTokens =
        department === undefined
          ? []
          : normalizeText(`${department} ${phrase}`)
              .split(' ')
              .filter((token) => !nameTokens.includes(token));
      return { phrase, link: path, nameTokens, departmentTokens, depth: rest.length };
    });
}

function matchedPart(
  typed: TypedQuery,
  index: number,
  { nameTokens, departmentTokens }: PhrasedCategory,
): 'name' | 'department' | undefined {
  const isLast = index === typed.tokens.length - 1;
  const single = { ...typed, tokens: [typed.tokens[index]!], isUnfinished: typed.isUnfinished && isLast };
  if (matchPositions(withoutSynonyms(single), nameTokens)) return 'name';
  return matchPositions(single, departmentTokens) ? 'department' : undefined;
}

/** Returns the categories whose phrases match the typed query: those with the fewest unmatched name tokens first, then higher levels. */
export function matchCategoryPhrases(categories: CategoryPhraseList, typed: TypedQuery): CategoryPhrase[] {
  const matching = categories.flatMap((category, order) => {
    const parts = typed.tokens.map((_, index) => matchedPart(typed, index, category));
    if (parts.some((part) => part === undefined) || parts.every((part) => part === 'department')) return [];
    const unmatched = category.nameTokens.length - parts.filter((part) => part === 'name').length;
    return [{ ...category, unmatched, order }];
  });
  return matching
    .sort((a, b) => a.unmatched - b.unmatched || a.depth - b.depth || a.order - b.order)
    .map(({ phrase, link }) => ({ phrase, link }));
}

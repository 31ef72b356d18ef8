/** Categories as phrases that lead to their pages. Pure. */
import { withAncestors } from '../catalog/category-tree.ts';
import { phraseKey } from '../merchandising/phrase-key.ts';
import { plainWords } from '../search/query/plain-words.ts';
import { wearers } from '../search/query/wearers.ts';
import { literally, placesOf, type TypedWords } from './typed-words.ts';

interface NamedCategory {
  id: string;
  parentId: string | null;
  name: string;
  path: string;
}
export interface CategoryPhrase {
  phrase: string;
  /** The category's page. */
  link: string;
}

/** 'Kids' as 'Kids’', 'Women' as 'Women’s'; a name that says whose it is already stays. */
function possessive(name: string): string {
  if (/[’']s?$/.test(name) || /^(?:wo)?mens$/i.test(name)) return name;
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/**
 * A category's name with the department that it is in, so that the pants of men and of women are two: "Men’s pants", "Pantalons, hommes".
 * A name that says it already, or that no other category has and that is for nobody in particular, stands alone.
 */
export function categoryPhrase(name: string, department: string | undefined, isOnly: boolean, language: string): string {
  if (department === undefined) return name;
  const key = phraseKey(department);
  const own = phraseKey(name).split(' ');
  if (own.some((word) => word === key || `${word}s` === key)) return name;
  const isForWearers = wearers[language]?.has(key) ?? false;
  if (!isForWearers && isOnly) return name;
  return isForWearers && language === 'en' ? `${possessive(department)} ${name.toLowerCase()}` : `${name}, ${department.toLowerCase()}`;
}

/** A category's phrase with what it is found by. */
interface Phrased extends CategoryPhrase {
  /** Words of its own name, and those that say whose it is. */
  own: readonly string[];
  whose: readonly string[];
  depth: number;
}
/** In the order of the menu. */
export type PhrasedCategories = readonly Phrased[];

/** The categories with styles, as phrases of a language; made once for all that is typed. */
export function phrasedCategories(
  categories: readonly NamedCategory[],
  counts: ReadonlyMap<string, number>,
  language: string,
): PhrasedCategories {
  const tree = new Map(categories.map((category) => [category.id, category]));
  const bearers = Map.groupBy(categories, ({ name }) => phraseKey(name));
  return categories
    .filter(({ id }) => counts.get(id))
    .map(({ id, name, path }) => {
      const [department, ...rest] = withAncestors([id], tree);
      const above = rest.length > 0 ? department?.name : undefined;
      const phrase = categoryPhrase(name, above, bearers.get(phraseKey(name))?.length === 1, language);
      const own = plainWords(name).split(' ');
      const whose =
        above === undefined
          ? []
          : plainWords(`${above} ${phrase}`)
              .split(' ')
              .filter((word) => !own.includes(word));
      return { phrase, link: path, own, whose, depth: rest.length };
    });
}

/** By which words one of those typed is met: by the category's own as it stands, by those that say whose it is also as its like. */
function wordsMet(typed: TypedWords, at: number, { own, whose }: Phrased): 'own' | 'whose' | undefined {
  const isLast = at === typed.words.length - 1;
  const single = { ...typed, words: [typed.words[at]!], isUnfinished: typed.isUnfinished && isLast };
  if (placesOf(literally(single), own)) return 'own';
  return placesOf(single, whose) ? 'whose' : undefined;
}

/** Those that what is being typed may mean: whose names say the least besides it first, then the upper ones. */
export function categoryPhrases(categories: PhrasedCategories, typed: TypedWords): CategoryPhrase[] {
  const fitting = categories.flatMap((category, order) => {
    const met = typed.words.map((_, at) => wordsMet(typed, at, category));
    if (met.some((words) => words === undefined) || met.every((words) => words === 'whose')) return [];
    return [{ ...category, besides: category.own.length - met.filter((words) => words === 'own').length, order }];
  });
  return fitting
    .sort((a, b) => a.besides - b.besides || a.depth - b.depth || a.order - b.order)
    .map(({ phrase, link }) => ({ phrase, link }));
}

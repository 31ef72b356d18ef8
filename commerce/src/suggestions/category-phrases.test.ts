import { describe, expect, it } from 'vitest';
import { buildCategoryPhrases, categoryPhrase, matchCategoryPhrases } from './category-phrases.ts';
import { buildTypedQuery } from './testing/typed-query-builder.ts';

const rows: [id: string, parentId: string | null, name: string][] = [
  ['men', null, 'Men'],
  ['men-pants', 'men', 'Pants'],
  ['men-pants-work', 'men-pants', 'Work Pants'],
  ['women', null, 'Women'],
  ['women-pants', 'women', 'Pants'],
  ['dogs', null, 'Dogs'],
  ['dogs-coats', 'dogs', 'Dog Coats'],
  ['gear', null, 'Gear'],
  ['gear-hats', 'gear', 'Hats'],
  ['gear-empty', 'gear', 'Pantaloons'],
];
const categories = rows.map(([id, parentId, name]) => ({ id, parentId, name, path: `/${id.replaceAll('-', '/')}` }));
const counts = new Map(categories.map(({ id }) => [id, id === 'gear-empty' ? 0 : 3]));
const phrasesFor = (typed: string, language = 'en') =>
  matchCategoryPhrases(buildCategoryPhrases(categories, counts, language), buildTypedQuery(typed, language));

describe('category phrases', () => {
  it('SEARCH-004 contain the department, so that the pants of men and women differ, and link to the category', () => {
    expect(phrasesFor('pan')).toEqual([
      { phrase: 'Men’s pants', link: '/men/pants' },
      { phrase: 'Women’s pants', link: '/women/pants' },
      { phrase: 'Men’s work pants', link: '/men/pants/work' },
    ]);
    expect(phrasesFor('mens pants').map(({ phrase }) => phrase)).toEqual(['Men’s pants', 'Men’s work pants']);
    const like = { ...buildTypedQuery('wmns pan'), formsOf: (word: string) => (word === 'wmns' ? ['wmns', 'womens'] : [word, 'hats']) };
    expect(matchCategoryPhrases(buildCategoryPhrases(categories, counts, 'en'), like)).toEqual([
      { phrase: 'Women’s pants', link: '/women/pants' },
    ]);
    expect(phrasesFor('women')).toEqual([{ phrase: 'Women', link: '/women' }]);
  });

  it('omit the department if the name contains it or is unique', () => {
    expect(phrasesFor('coat')).toEqual([{ phrase: 'Dog Coats', link: '/dogs/coats' }]);
    expect(phrasesFor('hats')).toEqual([{ phrase: 'Hats', link: '/gear/hats' }]);
    expect(categoryPhrase('Coats', 'Kids', true, 'en')).toBe('Kids’ coats');
    expect(categoryPhrase('Coats', 'Men’s', true, 'en')).toBe('Men’s coats');
    expect(categoryPhrase('Pantalons', 'Hommes', false, 'fr')).toBe('Pantalons, hommes');
  });
});

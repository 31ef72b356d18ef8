import { expect, it } from 'vitest';
import { buildCategoryPhrases } from './category-phrases.ts';
import { modifierPredicate } from './phrase-modifiers.ts';

it('SEARCH-004 modifiers are words of categories, synonyms and cloths, not of names', () => {
  const categories = buildCategoryPhrases(
    [
      { id: 'men', parentId: null, name: 'Men', path: '/men' },
      { id: 'men-rain', parentId: 'men', name: 'Rain Shells', path: '/men/rain' },
    ],
    new Map([
      ['men', 1],
      ['men-rain', 1],
    ]),
    'en',
  );
  const isModifier = modifierPredicate(
    categories,
    [{ words: ['chore', 'coat'], means: [['barn', 'coat']] }],
    [{ cloth: '12 oz duck, waxed' }],
  );
  for (const word of ['rain', 'shell', 'shells', 'chore', 'barn', 'duck', 'waxed']) expect(isModifier(word), word).toBe(true);
  for (const word of ['line', 'squall', 'hog']) expect(isModifier(word), word).toBe(false);
});

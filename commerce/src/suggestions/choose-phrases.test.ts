import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePhrases, phraseSignature } from './choose-phrases.ts';

const source = (share: number, ...phrases: string[]) => ({ phrases: phrases.map((phrase) => ({ phrase })), share });
const chosen = (typed: string, count: number, ...sources: ReturnType<typeof source>[]) =>
  choosePhrases(typed, sources, count).map(({ phrase }) => phrase);

describe('suggested phrases', () => {
  it('SEARCH-004 start with the typed phrase, then the share of each source, then the rest', () => {
    const sources = [source(1, 'coat rack', 'coat hook'), source(2, 'chore coat', 'coat', 'barn coat')];
    expect(chosen('coat', 5, ...sources)).toEqual(['coat', 'coat rack', 'chore coat', 'coat hook', 'barn coat']);
    expect(chosen('coat', 2, ...sources)).toEqual(['coat', 'coat rack']);
  });

  it('contain whether they include the typed words, and their link', () => {
    const sources = [{ phrases: [{ phrase: 'Chore coats' }, { phrase: 'Returns', link: '/returns', kind: 'page' as const }], share: 2 }];
    expect(choosePhrases('chore', sources, 5)).toEqual([
      { phrase: 'Chore coats', exactMatch: true },
      { phrase: 'Returns', exactMatch: false, c_link: '/returns', c_linkKind: 'page' },
    ]);
  });

  it('link to a page if one of several equal phrases does', () => {
    const linked = { phrase: 'Kids’ boots', link: '/kids/boots', kind: 'category' as const };
    const sources = [
      { phrases: [{ phrase: 'kids boot' }, { phrase: 'kids coat' }], share: 2 },
      { phrases: [linked, { ...linked, link: '/other' }], share: 2 },
    ];
    expect(choosePhrases('kids', sources, 5)).toEqual([
      { phrase: 'Kids’ boots', exactMatch: true, c_link: '/kids/boots', c_linkKind: 'category' },
      { phrase: 'kids coat', exactMatch: true },
    ]);
  });

  it('are unique and limited in number', () => {
    const phrase = fc.constantFrom('coat', 'Coats', 'chore coat', 'coat, chore', 'Chore coats', 'pants', 'Men’s pants', 'mens pant');
    const sources = fc.array(fc.record({ phrases: fc.array(fc.record({ phrase })), share: fc.nat(3) }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('coat', 'pa', ''), sources, fc.integer({ min: 1, max: 10 }), (typed, phraseSources, count) => {
        const all = choosePhrases(typed, phraseSources, count).map((each) => phraseSignature(each.phrase));
        expect(new Set(all).size).toBe(all.length);
        const possible = new Set(phraseSources.flatMap(({ phrases }) => phrases.map((each) => phraseSignature(each.phrase))));
        expect(all).toHaveLength(Math.min(count, possible.size));
      }),
    );
  });
});

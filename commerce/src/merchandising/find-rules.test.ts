import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeRulesAt } from './active-rules.ts';
import { findArrangement, findBanners, findFacetRule, findPhrases, findRedirect, synonymExpansions } from './find-rules.ts';
import { phraseKey } from './phrase-key.ts';
import { buildRule } from './testing/rule-builder.ts';

const now = new Date('2026-11-21T15:00:00Z');
const rulesOf = (kind: string, ...definitions: Record<string, unknown>[]) =>
  activeRulesAt(
    definitions.map((definition, index) => buildRule({ id: `rule-${index}`, kind, definition })),
    now,
  );

describe('a redirect', () => {
  const rules = rulesOf(
    'redirect',
    { phrases: ['returns', 'size'], match: 'exact', url: '/content/returns' },
    { phrases: ['gift card'], match: 'contains', url: '/gift-cards' },
    { phrases: ['gift card balance', 'où est ma commande'], match: 'contains', url: '/gift-cards.html' },
    { phrases: ['return a gift card'], match: 'exact', url: '/customer-service' },
  );

  it.each([
    [' Returns? ', '/content/returns'],
    ['check my gift-card balance', '/gift-cards.html'],
    ['Gift Card', '/gift-cards'],
    ['return a gift card', '/customer-service'],
    ['Ou est ma commande', '/gift-cards.html'],
    ['gift cards', undefined],
    ['size 10 boots', undefined],
    ['', undefined],
    ['!?', undefined],
  ])('matches the longest phrase: %j leads to %s', (query, url) => {
    expect(findRedirect(rules, query)).toBe(url);
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect([undefined, '/content/returns', '/gift-cards', '/gift-cards.html', '/customer-service']).toContain(
          findRedirect(rules, query),
        );
      }),
    );
  });
});

describe('synonym expansions', () => {
  it('are mutual for two-way synonyms and one-way with explicit meanings', () => {
    const meanings = synonymExpansions(
      rulesOf('synonym', { words: ['Toque', 'beanie', 'watch cap'] }, { words: ['long johns', 'beanie'], means: ['base layer'] }),
    );
    expect(Object.fromEntries(meanings)).toEqual({
      toque: ['beanie', 'watch cap'],
      beanie: ['toque', 'watch cap', 'base layer'],
      'watch cap': ['toque', 'beanie'],
      'long johns': ['base layer'],
    });
  });

  it('never contain the phrase itself and are mutual for two-way synonyms, for any normalization', () => {
    const word = fc.constantFrom('pant', 'Pants', 'trouser', 'slacks', 't-shirt', 'tee');
    const lists = fc.array(fc.uniqueArray(word, { minLength: 2, selector: phraseKey }), { maxLength: 4 });
    fc.assert(
      fc.property(
        lists,
        fc.constantFrom(phraseKey, (text: string) => phraseKey(text).replace(/s$/, '')),
        (groups, normalize) => {
          const meanings = synonymExpansions(rulesOf('synonym', ...groups.map((words) => ({ words }))), normalize);
          for (const [from, others] of meanings) {
            expect(others).not.toContain(from);
            expect(new Set(others).size).toBe(others.length);
            for (const other of others) expect(meanings.get(other)).toContain(from);
          }
        },
      ),
    );
  });
});

describe('rules for a listing', () => {
  it('match a query in any wording, or exactly one category', () => {
    const rules = rulesOf('arrangement', { query: 'Rain Coat', pinned: ['4200'] }, { categoryId: 'men-coats', hidden: ['4118'] });
    expect(findArrangement(rules, { query: 'rain-coat' })).toMatchObject({ pinned: ['4200'], hidden: [], boosts: [] });
    expect(findArrangement(rules, { categoryId: 'men-coats' })?.hidden).toEqual(['4118']);
    expect(findArrangement(rules, { categoryId: 'men-coats-chore' })).toBeUndefined();
    expect(findArrangement(rules, { query: 'men-coats' })).toBeUndefined();
  });

  it('come from the nearest ancestor for facets and phrases, else from the general rule', () => {
    const facets = rulesOf('facets', { order: ['size'] }, { categoryId: 'men', order: ['fit'], hidden: ['width'] });
    expect(findFacetRule(facets, ['men-coats-chore', 'men-coats', 'men'])).toMatchObject({ order: ['fit'], hidden: ['width'] });
    expect(findFacetRule(facets, ['dogs'])).toMatchObject({ order: ['size'], hidden: [] });
    expect(findFacetRule(facets, [])).toMatchObject({ order: ['size'] });
    expect(findFacetRule(rulesOf('facets'), ['men'])).toBeUndefined();
    const phrases = rulesOf(
      'phrases',
      { of: 'trending', phrases: ['flannel'] },
      { of: 'trending', categoryId: 'dogs', phrases: ['leash'] },
    );
    expect([findPhrases(phrases, 'trending'), findPhrases(phrases, 'trending', ['dogs-coats', 'dogs'])]).toEqual([['flannel'], ['leash']]);
    expect(findPhrases(phrases, 'recommended')).toEqual([]);
  });

  it('include one banner per place, the head first', () => {
    const banner = (text: string, place: 'head' | number) => ({ query: 'coat', text, place });
    const rules = rulesOf('banner', banner('Later', 12), banner('Between', 4), banner('Head', 'head'), banner('Lost', 4));
    expect(findBanners(rules, { query: 'Coat' }).map(({ definition }) => definition.text)).toEqual(['Head', 'Between', 'Later']);
    expect(findBanners(rules, { categoryId: 'coat' })).toEqual([]);
  });
});

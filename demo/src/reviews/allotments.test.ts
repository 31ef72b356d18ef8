import { expect, it } from 'vitest';
import { allotPhrases, maxUsesOfRare, rarePhrases } from './allotments.ts';
import { readLanguage } from './language.ts';

const phrases = rarePhrases(readLanguage('en'));
const styles = Array.from({ length: 30 }, (_, index) => ({
  id: String(4000 + index),
  traits: new Set(['grown', index % 2 === 0 ? 'beanie' : 'tee']),
  reviewCount: index,
}));
const allotted = allotPhrases(phrases, styles);
const stylesOf = (text: string, of = allotted) =>
  [...of].filter(([, own]) => [...own].some((each) => each.text === text)).map(([id]) => id);

it('allots each distinctive phrase to two styles that it suits', () => {
  expect(phrases.length).toBeGreaterThan(300);
  for (const phrase of phrases) {
    const suited = styles.filter(({ traits, reviewCount }) => reviewCount > 0 && phrase.suits(traits));
    const own = styles.filter(({ id }) => allotted.get(id)!.has(phrase));
    expect(own).toHaveLength(Math.min(maxUsesOfRare, suited.length));
    expect(own.filter((style) => !suited.includes(style))).toEqual([]);
  }
});

it('does not depend on the order of the styles, and changes little with another style', () => {
  expect(allotPhrases(phrases, styles.toReversed())).toEqual(allotted);
  const more = allotPhrases(phrases, [...styles, { id: '5000', traits: new Set(['grown', 'tee']), reviewCount: 20 }]);
  for (const { text } of phrases) {
    const [before, after] = [stylesOf(text), stylesOf(text, more)];
    expect(before.filter((id) => !after.includes(id)).length).toBe(after.filter((id) => id === '5000').length);
  }
});

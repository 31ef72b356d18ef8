import { describe, expect, it } from 'vitest';
import { closestPrefix, closestTerm, maxEdits, sortedLetters } from './closest-term.ts';

describe('the correction of a misspelled word', () => {
  const terms = ['jacket', 'jackets', 'pocket', 'sweatshirt', 'sock', 'tee'].map((term) => ({
    term,
    styleCount: term === 'jacket' ? 9 : 1,
  }));

  it('allows one edit from four letters and two from eight', () => {
    expect(['tea', 'sokc', 'jaket', 'sweatshrit', 'swetshrit'].map(maxEdits)).toEqual([0, 1, 1, 2, 2]);
    expect(closestTerm('jaket', terms)).toBe('jacket');
    expect(closestTerm('swetshrit', terms)).toBe('sweatshirt');
    expect(closestTerm('sokc', terms)).toBe('sock');
    expect(closestTerm('te', terms)).toBeUndefined();
    expect(closestTerm('jalopies', terms)).toBeUndefined();
  });

  it('counts the doubling of a wrong letter as one edit, in words that may have one', () => {
    const flannel = [{ term: 'flannel', styleCount: 9 }];
    expect(['flanell', 'fllanel', 'fflanell', 'flanelly'].map((word) => closestTerm(word, flannel))).toEqual([
      'flannel',
      'flannel',
      'flannel',
      undefined,
    ]);
    expect(closestTerm('tee', [{ term: 'te', styleCount: 9 }])).toBeUndefined();
  });

  it('prefers the same first letter, then the more probable typo, then the more frequent term', () => {
    const boots = ['kneel', 'kneeler', 'boat', 'boot'].map((term, styleCount) => ({ term, styleCount }));
    expect(closestTerm('kneelr', boots)).toBe('kneeler');
    expect(closestTerm('bott', boots)).toBe('boot');
    expect(closestTerm('xocket', [...terms, { term: 'locket', styleCount: 50 }])).toBe('locket');
    expect(closestTerm('pocker', [...terms, { term: 'locker', styleCount: 50 }])).toBe('pocket');
    // A lost or swapped letter before a substituted one before an added one.
    const pants = ['cargo', 'camo', 'form', 'fork', 'for'].map((term, index) => ({ term, styleCount: 10 * index }));
    expect(closestTerm('cago', pants)).toBe('cargo');
    expect(closestTerm('fomr', pants)).toBe('form');
    expect(closestTerm('fort', pants)).toBe('fork');
  });
});

describe('the correction of an unfinished word', () => {
  const vocabulary = [
    { term: 'jacket', styleCount: 9 },
    { term: 'jeans', styleCount: 20 },
    { term: 'jam', styleCount: 1 },
  ];
  it('is the most frequent word with a similar beginning, from three letters', () => {
    expect(closestPrefix('jak', vocabulary)).toBe('jacket');
    expect(closestPrefix('jakc', vocabulary)).toBe('jacket');
    expect(closestPrefix('jaen', vocabulary)).toBe('jeans');
    expect(closestPrefix('ja', vocabulary)).toBeUndefined();
    expect(closestPrefix('jolly', vocabulary)).toBeUndefined();
  });

  it('leaves the sorted letters of a transposition unchanged', () => {
    for (const word of ['sock', 'sokc']) expect(sortedLetters(word)).toBe('ckos');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTypedQuery } from './testing/typed-query-builder.ts';
import { matchPositions } from './typed-query.ts';

const positions = (typed: string, phrase: string) => matchPositions(buildTypedQuery(typed), phrase.split(' '));

describe('a typed query', () => {
  it('matches whole words in any order, the last token also as a prefix', () => {
    expect(positions('rain jack', 'squall line rain jacket')).toEqual([2, 3]);
    expect(positions('jacket ra', 'rain jacket')).toEqual([1, 0]);
    expect(positions('ra jacket', 'rain jacket')).toBeUndefined();
    expect(positions('rain ', 'rainproof jacket')).toBeUndefined();
  });

  it('matches word forms and synonyms, but not words that only share a beginning', () => {
    expect(positions('coats', 'chore coat')).toEqual([1]);
    expect(positions('womens pants', 'womens work pant')).toEqual([0, 2]);
    expect(positions('boot ', 'boom stand')).toBeUndefined();
    expect(matchPositions({ ...buildTypedQuery('toque'), formsOf: () => ['toque', 'beanie'] }, ['watch', 'beanie'])).toEqual([1]);
  });

  it('always matches itself', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (tokens) => {
        expect(matchPositions(buildTypedQuery(tokens.join(' ')), tokens)).toHaveLength(tokens.length);
      }),
    );
  });
});

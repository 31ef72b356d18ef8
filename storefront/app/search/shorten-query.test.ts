import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortenQuery } from './shorten-query.ts';

it('keeps a query of up to 60 characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-composite', maxLength: 60 }).filter((text) => [...text].length <= 60),
      (query) => shortenQuery(query) === query,
    ),
  );
});

it('ends a longer one after a whole word', () => {
  const query = 'a waxed jacket with a hood that keeps the rain out of my collar';
  expect(shortenQuery(query)).toBe('a waxed jacket with a hood that keeps the rain out of my…');
});

it('cuts a word that alone is longer, but no character', () => {
  expect(shortenQuery('x'.repeat(512))).toBe(`${'x'.repeat(60)}…`);
  expect(shortenQuery('🧥'.repeat(200))).toBe(`${'🧥'.repeat(60)}…`);
});

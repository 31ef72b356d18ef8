import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTypedQuery } from '../suggestions/testing/typed-query-builder.ts';
import { escapeHtml, highlightMatches } from './highlight.ts';

const marks = { before: '<b>', after: '</b>' };
const of = (text: string, query: string) => highlightMatches(text, buildTypedQuery(query), marks);

describe('highlighting', () => {
  it('marks whole words and reports the match level', () => {
    expect(of('Squall Line Rain Jacket', 'rain jack')).toEqual({
      value: 'Squall Line <b>Rain</b> <b>Jacket</b>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['rain', 'jack'],
    });
    expect(of('Rain', 'rain coat')).toMatchObject({ matchLevel: 'partial', fullyHighlighted: true });
    expect(of('Rain', 'boots')).toEqual({ value: 'Rain', matchLevel: 'none', matchedWords: [] });
    expect(of('Rain', '')).toMatchObject({ matchLevel: 'none' });
  });

  it('escapes the text but not the marks', () => {
    expect(of('<i>Bib & Brace</i>', 'bib').value).toBe('&lt;i&gt;<b>Bib</b> &amp; Brace&lt;/i&gt;');
  });

  it('returns the escaped text if the marks are removed, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const plain = highlightMatches(text, buildTypedQuery(query), { before: '', after: '' }).value;
        expect(plain).toBe(escapeHtml(text));
      }),
    );
  });
});

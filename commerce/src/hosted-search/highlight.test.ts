import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTypedQuery } from '../suggestions/testing/typed-query-builder.ts';
import { escapeHtml, highlightMatches } from './highlight.ts';

const marks = { before: '<b>', after: '</b>' };
const highlight = (text: string, query: string) => highlightMatches(text, buildTypedQuery(query), marks);

describe('highlighting', () => {
  it('marks whole words and reports the match level', () => {
    expect(highlight('Squall Line Rain Jacket', 'rain jack')).toEqual({
      value: 'Squall Line <b>Rain</b> <b>Jacket</b>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['rain', 'jack'],
    });
    expect(highlight('Rain', 'rain coat')).toMatchObject({ matchLevel: 'partial', fullyHighlighted: true });
    expect(highlight('Rain', 'boots')).toEqual({ value: 'Rain', matchLevel: 'none', matchedWords: [] });
    expect(highlight('Rain', '')).toMatchObject({ matchLevel: 'none' });
  });

  it('escapes the text but not the marks', () => {
    expect(highlight('<i>Bib & Brace</i>', 'bib').value).toBe('&lt;i&gt;<b>Bib</b> &amp; Brace&lt;/i&gt;');
  });

  it('returns the escaped text if the marks are removed, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const unmarked = highlightMatches(text, buildTypedQuery(query), { before: '', after: '' }).value;
        expect(unmarked).toBe(escapeHtml(text));
      }),
    );
  });
});

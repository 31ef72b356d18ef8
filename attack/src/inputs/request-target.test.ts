import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, fillPath, queryOf } from './request-target.ts';

describe('the escaped text', () => {
  it('is read back by any URL parser, and is printable ASCII for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeText(text);
        expect(escaped).toMatch(/^[\x21-\x7e]*$/);
        if (text.isWellFormed()) expect(decodeURIComponent(escaped)).toBe(text);
        else expect(() => decodeURIComponent(escaped)).toThrow(URIError);
      }),
    );
  });
});

describe('a request target', () => {
  it('has its parameters and fields, repeated names too', () => {
    expect(fillPath('/a/({ids})/{id}', { ids: '1,2', id: 'x/y' })).toBe('/a/(1,2)/x%2Fy');
    expect(fillPath('/a/{toString}', {})).toBe('/a/');
    expect(queryOf([])).toBe('');
    expect(
      queryOf([
        ['a', 1],
        ['a', { b: '&' }],
      ]),
    ).toBe('?a=1&a=%7B%22b%22:%22%26%22%7D');
  });
});

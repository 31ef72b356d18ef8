import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearPreviewCookie, readPreviewCookie, setPreviewCookie } from './preview-cookie.ts';

const state = fc.record({
  token: fc.stringMatching(/^[\w-]{5,20}\.[\w-]{5,20}\.[\w-]{5,20}$/),
  time: fc.option(fc.integer({ min: 0, max: 7_000_000_000_000 }), { nil: undefined }),
  includesUnpublished: fc.boolean(),
  domain: fc.constantFrom('', 'content.example.com'),
});

describe('the preview cookie', () => {
  it('PREVIEW-006 returns what was stored, among any other cookies', () => {
    fc.assert(
      fc.property(state, (previewState) => {
        const [pair] = setPreviewCookie(previewState, 3600, 'https://shop.example').split(';', 1);
        expect(readPreviewCookie(`other=1; ${pair}; outfitter_view=USD`)).toEqual(previewState);
      }),
    );
  });

  it('PREVIEW-006 is HttpOnly, SameSite and, on https, Secure', () => {
    const previewState = { token: 'a.b.c', time: undefined, includesUnpublished: false, domain: '' };
    expect(setPreviewCookie(previewState, 3600, 'https://shop.example')).toMatch(
      /; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(clearPreviewCookie('http://localhost:3000')).toBe('outfitter_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  it('is ignored if it cannot be parsed', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const read = readPreviewCookie(`outfitter_preview=${value}`);
        expect(read === undefined || /^[\w.-]+$/.test(read.token)).toBe(true);
      }),
    );
    for (const cookies of [
      null,
      '',
      'outfitter_preview=',
      'outfitter_preview=%E0%A4%A',
      'outfitter_preview=token%3Da%20b',
      'xoutfitter_preview=token%3Da',
    ]) {
      expect(readPreviewCookie(cookies)).toBeUndefined();
    }
  });
});

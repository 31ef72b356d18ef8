import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';

describe('the cookie of a known device', () => {
  it('returns what was stored, among any other cookies', () => {
    fc.assert(
      fc.property(fc.constantFrom('editor', 'customer'), fc.stringMatching(/^[\w~-]{1,100}\.[\w-]{22}$/), (kind, device) => {
        const [pair] = setDeviceCookie(kind, device, 'https://shop.example').split(';', 1);
        expect(readDeviceCookie(kind, `other=1; ${pair}; outfitter_view=USD`)).toBe(device);
      }),
    );
  });

  it('is HttpOnly, SameSite and, on https, Secure', () => {
    expect(setDeviceCookie('customer', 'a.b', 'https://shop.example')).toMatch(
      /; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(setDeviceCookie('customer', 'a.b', 'http://localhost:3000')).not.toContain('Secure');
  });

  it('is not read as an editor’s if it is a customer’s', () => {
    const [pair = ''] = setDeviceCookie('customer', 'a.b', 'https://shop.example').split(';', 1);
    expect(readDeviceCookie('editor', pair)).toBeUndefined();
  });

  it.each([null, '', 'outfitter_editor_device=', 'outfitter_editor_device=a b', 'xoutfitter_editor_device=a'])(
    'is ignored: %s',
    (cookies) => expect(readDeviceCookie('editor', cookies)).toBeUndefined(),
  );
});

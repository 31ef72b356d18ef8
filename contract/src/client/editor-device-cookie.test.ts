import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEditorDeviceCookie, setEditorDeviceCookie } from './editor-device-cookie.ts';

describe('the device cookie of an editor', () => {
  it('returns what was stored, among any other cookies', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w~-]{1,100}\.[\w-]{22}$/), (device) => {
        const [pair] = setEditorDeviceCookie(device, 'https://shop.example').split(';', 1);
        expect(readEditorDeviceCookie(`other=1; ${pair}; outfitter_view=USD`)).toBe(device);
      }),
    );
  });

  it('is HttpOnly, SameSite and, on https, Secure', () => {
    expect(setEditorDeviceCookie('a.b', 'https://shop.example')).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/);
    expect(setEditorDeviceCookie('a.b', 'http://localhost:3000')).not.toContain('Secure');
  });

  it.each([null, '', 'outfitter_editor_device=', 'outfitter_editor_device=a b', 'xoutfitter_editor_device=a'])(
    'is ignored: %s',
    (cookies) => expect(readEditorDeviceCookie(cookies)).toBeUndefined(),
  );
});

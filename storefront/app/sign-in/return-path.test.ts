import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

describe('the return path of the sign-in page', () => {
  it('is a path of this shop', () => {
    for (const path of ['/account/orders', '/cart', '/search?q=coat', '/men#top', '/']) expect(returnPath(path)).toBe(path);
  });
  it('is the account page for anything else', () => {
    const others = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil',
      'https://evil.example',
      'javascript:alert(1)',
      'account',
      '',
      '/\t/evil.example',
    ];
    for (const value of [...others, '/a/..//evil.example', '/login', '/register?x=1', null, undefined])
      expect([value, returnPath(value)]).toEqual([value, '/account']);
  });
  it('never leaves the origin', () => {
    const fragments = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', '%2f', 'evil.example', 'https:', 'men'),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fragments.map((chosen) => chosen.join('')),
        ),
        (requested) => {
          expect(new URL(returnPath(requested), 'http://shop.example').origin).toBe('http://shop.example');
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('sends a signed-out shopper to the sign-in page and back', () => {
    expect(loginPath('/account')).toBe('/login');
    expect(loginPath('/account/orders')).toBe('/login?returnTo=%2Faccount%2Forders');
  });
});

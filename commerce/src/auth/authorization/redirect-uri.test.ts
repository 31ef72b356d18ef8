import { describe, expect, it } from 'vitest';
import { isRedirectUri } from './redirect-uri.ts';

const shop = { siteOrigin: 'https://shop.example', redirectUris: ['https://kiosk.example/callback'], isDemo: false };

describe('a redirect address', () => {
  it.each([
    ['https://shop.example/callback', true],
    ['https://kiosk.example/callback', true],
    ['https://shop.example/callback/', false],
    ['https://shop.example/callback?next=https://evil.example', false],
    ['https://shop.example.evil.example/callback', false],
    ['https://shop.example@evil.example/callback', false],
    ['http://localhost:3000/callback', false],
    ['/callback', false],
    ['', false],
  ])('%s matches exactly: %s', (uri, expected) => {
    expect(isRedirectUri(uri, shop)).toBe(expected);
  });

  it.each([
    ['http://localhost:8080/callback', true],
    ['http://localhost:8080/other', false],
    ['http://localhost.evil.example:80/callback', false],
    ['http://localhost:99999/callback', false],
    ['https://localhost:8080/callback', false],
  ])('%s on localhost is accepted in a demo: %s', (uri, expected) => {
    expect(isRedirectUri(uri, { ...shop, isDemo: true })).toBe(expected);
  });
});

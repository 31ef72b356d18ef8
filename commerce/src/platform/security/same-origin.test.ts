import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const site = 'https://shop.example';

describe('a session call', () => {
  it.each([
    [{ origin: site, 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: site }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: site, 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{}, false],
  ])('with %j is accepted: %s', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>), site)).toBe(expected);
  });
});

describe('a session call of a shop at localhost', () => {
  const local = 'http://localhost:3000';
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://127.0.0.1:8080', false],
    ['http://127.0.0.1', false],
    ['https://127.0.0.1:3000', false],
    ['http://127.0.0.1.evil.example:3000', false],
    ['null', false],
  ])('from %s is accepted: %s', (origin, expected) => {
    expect(isSameOrigin(new Headers({ origin }), local)).toBe(expected);
  });

  it('from a local address is rejected by a shop with a name', () => {
    expect(isSameOrigin(new Headers({ origin: 'http://127.0.0.1:3000' }), 'http://shop.example:3000')).toBe(false);
  });
});

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

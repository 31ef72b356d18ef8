import { describe, expect, it } from 'vitest';
import { isIntentional } from './is-prefetch.ts';

const origin = 'https://shop.example';
const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', accept: 'application/json' };
const means = (headers: Record<string, string>, method = 'GET') => isIntentional(method, new Headers(headers), origin);

describe('API-035 a sign-up by GET', () => {
  it('is meant by a script of the shop’s own page, and by a client that asks for JSON', () => {
    expect(means(script)).toBe(true);
    expect(means({ accept: 'application/json' })).toBe(true);
    expect(means({ accept: 'application/json, text/plain, */*', origin })).toBe(true);
  });

  it.each([
    ['a prefetch', { ...script, 'sec-purpose': 'prefetch' }],
    ['a prerendered page', { ...script, 'sec-purpose': 'prefetch;prerender' }],
    ['an old browser’s prefetch', { accept: 'application/json', purpose: 'prefetch' }],
    ['a link that was followed', { ...script, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' }],
    ['a picture on our own page', { ...script, 'sec-fetch-dest': 'image' }],
    ['another site’s script', { ...script, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour’s script', { ...script, 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none', accept: 'text/html' }],
    ['a browser without metadata that opens a page', { accept: 'text/html,application/xhtml+xml,application/json;q=0.9' }],
    ['a scanner of mail', { accept: '*/*' }],
    ['a client that says nothing', {}],
    ['another origin', { accept: 'application/json', origin: 'https://rival.example' }],
  ])('is not meant by %s', (_, headers) => {
    expect(means(headers as Record<string, string>)).toBe(false);
  });

  it('is not meant by HEAD', () => {
    expect(means(script, 'HEAD')).toBe(false);
  });
});

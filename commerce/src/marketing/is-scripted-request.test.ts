import { describe, expect, it } from 'vitest';
import { isScriptedRequest } from './is-scripted-request.ts';

const origin = 'https://shop.example';
const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', accept: 'application/json' };
const isAccepted = (headers: Record<string, string>, method = 'GET') => isScriptedRequest(method, new Headers(headers), origin);

describe('API-035 sign-up by GET', () => {
  it('accepts scripts of the shop’s own pages and clients that accept JSON', () => {
    expect(isAccepted(script)).toBe(true);
    expect(isAccepted({ accept: 'application/json' })).toBe(true);
    expect(isAccepted({ accept: 'application/json, text/plain, */*', origin })).toBe(true);
  });

  it.each([
    ['a prefetch', { ...script, 'sec-purpose': 'prefetch' }],
    ['a prerendered page', { ...script, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an old browser', { accept: 'application/json', purpose: 'prefetch' }],
    ['a link', { ...script, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' }],
    ['an image on the shop’s own page', { ...script, 'sec-fetch-dest': 'image' }],
    ['a cross-site script', { ...script, 'sec-fetch-site': 'cross-site' }],
    ['a same-site script', { ...script, 'sec-fetch-site': 'same-site' }],
    ['a typed URL', { 'sec-fetch-site': 'none', accept: 'text/html' }],
    ['a page navigation of a browser without fetch metadata', { accept: 'text/html,application/xhtml+xml,application/json;q=0.9' }],
    ['a mail scanner', { accept: '*/*' }],
    ['a client without headers', {}],
    ['another origin', { accept: 'application/json', origin: 'https://rival.example' }],
  ])('rejects %s', (_, headers) => {
    expect(isAccepted(headers as Record<string, string>)).toBe(false);
  });

  it('rejects HEAD', () => {
    expect(isAccepted(script, 'HEAD')).toBe(false);
  });
});

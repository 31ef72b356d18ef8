import { describe, expect, it } from 'vitest';
import { brokenResponseRules, echoesHeader, isPubliclyCacheable, leadsElsewhere } from './response-rules.ts';
import type { ReceivedResponse } from './send.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'application/json',
};
const respond = (overrides: Partial<ReceivedResponse> = {}): ReceivedResponse => {
  const text = overrides.text ?? '{}';
  return {
    status: 200,
    text,
    body: Buffer.from(text),
    milliseconds: 5,
    ...overrides,
    headers: { ...securityHeaders, ...overrides.headers },
  };
};

describe('the rules of every response', () => {
  it('a complete response of any status below 500 breaks none', () => {
    for (const status of [200, 204, 301, 400, 404, 429]) expect(brokenResponseRules({ path: '/' }, respond({ status }), 1_000)).toEqual([]);
  });

  it.each([
    ['status 500', { status: 500 }],
    ['it was shed', { status: 503 }],
    ['longer than 1000 ms', { milliseconds: 1_001 }],
    ['x-content-type-options', { headers: { 'x-content-type-options': undefined } }],
    ['cross-origin-opener-policy', { headers: { 'cross-origin-opener-policy': 'unsafe-none' } }],
    ['a stack trace', { text: 'Error: no\n    at serve (file:///srv/shop/app.js:12:7)' }],
    ['a path of the server', { text: '{"message":"commerce/src/basket/routes.ts"}' }],
    ['SQL', { text: '{"message":"duplicate key value violates unique constraint"}' }],
    ['an error of the runtime', { text: "TypeError: Cannot read properties of undefined (reading 'x')" }],
    ['a secret', { text: 'postgres://outfitter:secret@127.0.0.1/outfitter' }],
  ] as const)('%s', (part, overrides) => {
    expect(brokenResponseRules({ path: '/' }, respond(overrides as Partial<ReceivedResponse>), 1_000).join()).toContain(part);
  });
});

describe('a leak', () => {
  it('is not the path of the request itself', () => {
    const response = respond({ text: '<p>There is no /server/src/cli/start.ts</p>', headers: { 'content-type': 'text/html' } });
    expect(brokenResponseRules({ path: '/server/src/cli/start.ts?x' }, response, 1_000)).toEqual([]);
    expect(brokenResponseRules({ path: '/' }, response, 1_000)).toEqual(['the body holds a path of the server']);
  });
});

describe('cacheability', () => {
  it.each([
    ['public, max-age=60', true],
    ['s-maxage=60', true],
    ['max-age=60', true],
    ['private, max-age=60', false],
    ['private, no-store', false],
    ['no-store', false],
    ['', false],
  ])('%s', (value, isPublic) => {
    expect(isPubliclyCacheable(respond({ headers: { 'cache-control': value } }))).toBe(isPublic);
  });
});

describe('a text from a request header', () => {
  const host = 'poison.evil.example';

  it.each([
    ['the correlation id of a response that no cache may store', { 'cache-control': 'private, no-store', 'x-correlation-id': host }, false],
    ['the correlation id of a cacheable response', { 'cache-control': 'public, max-age=60', 'x-correlation-id': host }, true],
    ['the correlation id of a response without cache-control', { 'x-correlation-id': host }, true],
    ['another header', { 'cache-control': 'no-store', location: `https://${host}/` }, true],
  ])('in %s', (_place, headers, isEcho) => {
    expect(echoesHeader(respond({ headers }), host)).toBe(isEcho);
  });

  it('in the body', () => {
    expect(echoesHeader(respond({ text: `{"link":"https://${host}/"}`, headers: { 'cache-control': 'no-store' } }), host)).toBe(true);
    expect(echoesHeader(respond(), host)).toBe(false);
  });
});

describe('a redirect', () => {
  it.each([
    ['/men', false],
    ['http://shop.example/men', false],
    ['//evil.example', true],
    ['/\\evil.example', true],
    ['\\\\evil.example', true],
    ['https:evil.example', true],
    ['javascript:alert(1)', true],
    ['http://[', true],
  ])('%s', (location, isElsewhere) => {
    expect(leadsElsewhere(respond({ status: 301, headers: { location } }), 'http://shop.example/a', ['shop.example'])).toBe(isElsewhere);
  });
});

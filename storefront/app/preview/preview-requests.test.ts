import { describe, expect, it } from 'vitest';
import { addPreviewHeaders } from './preview-requests.ts';

const preview = {
  token: 'a.b.c',
  time: 1_795_000_000_000,
  includesUnpublished: true,
  domain: 'content.example.com',
  name: 'dale',
  expiresAt: '2026-11-21T16:00:00Z',
};
const headersOf = (path: string, method = 'GET') =>
  Object.fromEntries(addPreviewHeaders(new Request(`https://shop.example${path}`, { method }), preview, 'a.b.c').headers);

describe('calls of a previewed page', () => {
  it('PREVIEW-006 carry the token, the time and the other preview headers for page data', () => {
    expect(headersOf('/cms/content/key/homepage?depth=all')).toEqual({
      authorization: 'Bearer a.b.c',
      'x-preview-time': '1795000000000',
      'x-preview-unpublished': 'true',
      'x-preview-domain': 'content.example.com',
    });
  });

  it('carry no preview headers to the basket, order and session endpoints', () => {
    const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
    for (const [path, method] of [
      [`${shop}/baskets/1`, 'GET'],
      [`${shop}/baskets`, 'POST'],
      [`${shop}/orders`, 'POST'],
      ['/api/session/guest', 'POST'],
    ] as const) {
      expect(headersOf(path, method), path).toEqual({});
    }
  });
});

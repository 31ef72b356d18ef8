import { describe, expect, it } from 'vitest';
import { ResponseHeaders } from './response-headers.ts';

describe('the response headers', () => {
  it('list each surrogate key once, encoded', () => {
    const headers = new ResponseHeaders();
    headers.dependsOn(['product-1', 'product-Ā b', 'product-1']);
    expect(headers.applyTo(new Response()).headers.get('surrogate-key')).toBe('product-1 product-%C4%80%20b');
  });

  it('contain the earliest valid time', () => {
    const headers = new ResponseHeaders();
    headers.validUntil(new Date('2026-12-02'));
    headers.validUntil(new Date(Number.NaN));
    headers.validUntil(new Date('2026-12-01'));
    expect(headers.applyTo(new Response()).headers.get('x-valid-until')).toBe('2026-12-01T00:00:00.000Z');
  });

  it('append cookies and replace other headers', () => {
    const headers = new ResponseHeaders();
    headers.add('set-cookie', 'a=1');
    headers.add('Set-Cookie', 'b=2');
    headers.add('cache-control', 'public');
    const response = headers.applyTo(new Response(null, { headers: { 'cache-control': 'no-store' } }));
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('cache-control')).toBe('public');
  });

  it('can be applied to an immutable response', () => {
    const headers = new ResponseHeaders();
    headers.add('x-a', '1');
    expect(headers.applyTo(Response.redirect('http://localhost/')).headers.get('x-a')).toBe('1');
  });
});

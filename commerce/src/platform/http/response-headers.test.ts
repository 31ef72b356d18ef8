import { describe, expect, it } from 'vitest';
import { ResponseHeaders } from './response-headers.ts';

describe('the headers of an answer', () => {
  it('name each thing it depends on once, whatever the caller asked for', () => {
    const headers = new ResponseHeaders();
    headers.dependsOn(['product-1', 'product-Ā b', 'product-1']);
    expect(headers.applyTo(new Response()).headers.get('surrogate-key')).toBe('product-1 product-%C4%80%20b');
  });

  it('say the earliest of all moments, and none that is no moment', () => {
    const headers = new ResponseHeaders();
    headers.validUntil(new Date('2026-12-02'));
    headers.validUntil(new Date(Number.NaN));
    headers.validUntil(new Date('2026-12-01'));
    expect(headers.applyTo(new Response()).headers.get('x-valid-until')).toBe('2026-12-01T00:00:00.000Z');
  });

  it('keep every cookie, and replace anything else', () => {
    const headers = new ResponseHeaders();
    headers.add('set-cookie', 'a=1');
    headers.add('Set-Cookie', 'b=2');
    headers.add('cache-control', 'public');
    const answer = headers.applyTo(new Response(null, { headers: { 'cache-control': 'no-store' } }));
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('cache-control')).toBe('public');
  });

  it('can be put onto an answer that cannot be changed', () => {
    const headers = new ResponseHeaders();
    headers.add('x-a', '1');
    expect(headers.applyTo(Response.redirect('http://localhost/')).headers.get('x-a')).toBe('1');
  });
});

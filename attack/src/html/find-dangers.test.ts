import { describe, expect, it } from 'vitest';
import { dangersInFragment, dangersInPage } from './find-dangers.ts';
import { htmlVectors, payload, vectorCount } from './html-vectors.ts';

const whatIn = (html: string) => [...new Set(dangersInFragment(html).map(({ what }) => what))];

describe('dangers of HTML', () => {
  it.each([
    ['<script>x</script>', '<script>'],
    ['<p onclick=x>', 'p[onclick]'],
    ['<IMG/SRC="x"/ONERROR=x>', 'img[onerror]'],
    ['<a href=javascript:x>', 'a[href]'],
    ['<a href="&#x6a;ava\tscript:x">', 'a[href]'],
    ['<a href=" \u0001javascript:x">', 'a[href]'],
    ['<svg><a xlink:href="javascript:x">', 'a[xlink:href]'],
    ['<img src="data:image/svg+xml,<svg onload=x>">', 'img[src]'],
    ['<p style="width:expression(x)">', 'p[style]'],
    ['<p style="background:u\\72 l(javascript:x)">', 'p[style]'],
    ['<style>@import "x"</style>', '<style> with addresses'],
    ['<iframe src=/x>', '<iframe>'],
    ['<base href=/x>', '<base>'],
    ['<meta http-equiv=refresh content=0>', '<meta http-equiv=refresh>'],
    ['<form action=//evil.example>', '<form> to another site'],
    ['<link rel=stylesheet href=//evil.example>', '<link> to another site'],
    ['<template><script>x</script></template>', '<script>'],
    ['<noscript><p title="</noscript><img src=x onerror=x>">', 'img[onerror]'],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=x>', 'img[onerror]'],
  ])('%s has %s', (html, what) => {
    expect(whatIn(html)).toContain(what);
  });

  it.each([
    '<p><b>Bold</b> <a href="/men" title="<script>">men</a></p>',
    '<a href="https://example.com" rel="noopener">x</a><a href="mailto:a@example.com">y</a>',
    '&lt;script&gt;x&lt;/script&gt;',
    '<img src="/i/ridge/x" alt="onerror=x">',
    '<p style="color:red">javascript:x</p>',
  ])('%s has none', (html) => {
    expect(whatIn(html)).toEqual([]);
  });

  it('accepts the scripts that the caller knows', () => {
    const page = '<!doctype html><script nonce=a>known()</script><script>other()</script>';
    expect(dangersInPage(page)).toHaveLength(4);
    expect(dangersInPage(page, { isOwnScript: (_, text) => text === 'known()' })).toHaveLength(2);
  });
});

describe('the vectors of a seed', () => {
  it('are 600 different ones, most of which would run if nothing removed them', () => {
    const vectors = htmlVectors(7);
    expect(vectors).toHaveLength(vectorCount);
    expect(new Set(vectors).size).toBeGreaterThan(vectorCount * 0.97);
    const dangerous = vectors.filter((vector) => dangersInFragment(vector).length > 0);
    expect(dangerous.length).toBeGreaterThan(vectorCount * 0.5);
    expect(vectors.filter((vector) => vector.includes(payload) || vector.includes('evil.example')).length).toBeGreaterThan(
      vectorCount * 0.4,
    );
  });

  it('are the same for the same seed and others for another', () => {
    expect(htmlVectors(7)).toEqual(htmlVectors(7));
    expect(htmlVectors(8)).not.toEqual(htmlVectors(7));
  });
});

import { createHash } from 'node:crypto';
import { sourceLocale, translatedLocales } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { unavailablePage } from './unavailable-page.ts';

function respond(locale: string, { method = 'GET', accept = 'text/html,*/*' } = {}) {
  const response = unavailablePage(new Request('http://shop.example/men', { method, headers: { accept } }), locale);
  return { ...response, text: String(response.body) };
}

describe.each([sourceLocale, ...translatedLocales])('the page of a shop that has no room, in %s', (locale) => {
  it('is a small page in its language, which a browser requests again by itself, and whose link leads to itself', () => {
    const { status, headers, text, body } = respond(locale);
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.refresh).toBe(headers['retry-after']);
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain('<a href="">');
    expect(text).not.toMatch(/<script|http-equiv/);
    expect(body?.length).toBeLessThan(4_096);
  });

  it('allows its own style and nothing else', () => {
    const { headers, text } = respond(locale);
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).not.toContain('var(--');
  });

  it('neither promises that nothing changed nor requests the page again after a form', () => {
    const page = respond(locale);
    const form = respond(locale, { method: 'POST' });
    expect(form.headers).not.toHaveProperty('refresh');
    expect(Number(form.headers['retry-after'])).toBeGreaterThan(0);
    const cartSentence = locale === 'fr-FR' ? 'Votre panier est conservé.' : 'Your cart is safe.';
    expect([page.text.includes(cartSentence), form.text.includes(cartSentence)]).toEqual([true, false]);
  });
});

it('the retries of shoppers who were rejected together are spread over seconds', () => {
  const seconds = new Set(Array.from({ length: 200 }, () => Number(respond('en-US').headers['retry-after'])));
  expect(seconds.size).toBeGreaterThan(2);
  for (const value of seconds) expect(value >= 3 && value < 10).toBe(true);
});

it('a locale without a translation gets the page in English, and a client that is not a browser a line of text', () => {
  expect(respond('en-XA').text).toContain('<html lang="en-US">');
  const line = respond('fr-FR', { accept: '*/*' });
  expect([line.status, line.headers['content-type'], line.text]).toEqual([503, 'text/plain; charset=utf-8', 'De retour dans un instant']);
  expect(line.headers).not.toHaveProperty('refresh');
});

import { describe, expect, it } from 'vitest';
import { sanitiseFields, sanitiseHtml } from './sanitise-html.ts';
import { injectionVectors, payload } from './testing/injection-vectors.ts';

const tagShape = /<\/?([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const allowed =
  /^(p|br|hr|h2|h3|h4|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|sub|sup|small|span|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption|img)$/;
const attributes = /^(href|title|target|rel|src|alt|width|height|loading|scope|colspan|rowspan|id|lang|dir)$/;

function decoded(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#0*(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
}

/** What of clean HTML is none of what the allow-list knows; whatever is left beside tags may hold no `<`. */
function strangersIn(html: string): string[] {
  const found: string[] = [];
  const rest = html.replaceAll(tagShape, (_, tag: string, given: string) => {
    if (!allowed.test(tag)) found.push(tag);
    for (const [, name = '', value = ''] of given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.test(name)) found.push(`${tag} ${name}`);
      const isLink = name === 'href' || name === 'src';
      if (isLink && !/^(\/(?!\/)|#|https:|mailto:|tel:|[\w.]*$)/.test(decoded(value).trim())) found.push(`${tag} ${name}=${value}`);
    }
    return '';
  });
  return rest.includes('<') ? [...found, rest] : found;
}

describe('editors’ HTML', () => {
  it('BLOCK-005 keeps nothing of five hundred injections of a script', () => {
    expect(new Set(injectionVectors).size).toBe(500);
    for (const vector of injectionVectors) expect([vector, strangersIn(sanitiseHtml(vector))]).toEqual([vector, []]);
  });

  it('BLOCK-005 keeps nothing of them side by side, nor once more cleaned, wherever the field lies', () => {
    const whole = injectionVectors.join('');
    const clean = sanitiseHtml(whole);
    expect(strangersIn(clean)).toEqual([]);
    expect(strangersIn(sanitiseHtml(clean))).toEqual([]);
    const fields = sanitiseFields({ deep: [{ richText: { richText: whole } }, { html: whole }], headline: whole });
    expect(fields).toEqual({ deep: [{ richText: { richText: clean } }, { html: clean }], headline: whole });
  });

  it('keeps what editors write', () => {
    const written =
      '<h2 id="care">Care</h2><p>Wash <b>cold</b>, see <a href="/content/returns">returns</a> or <a href="mailto:help@ridgeandrivet.example">write</a>.</p><table><tbody><tr><th scope="row">Duck</th><td>Line dry</td></tr></tbody></table>';
    expect(sanitiseHtml(written)).toBe(written);
    expect(sanitiseHtml('<a href="https://x.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"');
    expect(sanitiseHtml('<img src="https://x.example/i.png" alt="">')).toBe('');
    expect(sanitiseHtml(`<p>${payload}</p>`)).toBe(`<p>${payload}</p>`);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { injectionVectors, payload } from '../testing/injection-vectors.ts';
import { isAllowedId } from './allowed-ids.ts';
import { sanitizeContentFields, sanitizeHtml } from './sanitize-html.ts';

const root = join(import.meta.dirname, '../../../..');
const tagShape = /<\/?([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const allowed =
  /^(p|br|hr|h2|h3|h4|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|sub|sup|small|span|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption|img)$/;
const attributes = /^(href|title|target|rel|src|alt|width|height|loading|scope|colspan|rowspan|id|lang|dir)$/;

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#0*(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&');
}

function findDisallowed(html: string): string[] {
  const found: string[] = [];
  const rest = html.replaceAll(tagShape, (_, tag: string, attributeText: string) => {
    if (!allowed.test(tag)) found.push(tag);
    for (const [, name = '', value = ''] of attributeText.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (!attributes.test(name)) found.push(`${tag} ${name}`);
      const isLink = name === 'href' || name === 'src';
      if (isLink && !/^(\/(?!\/)|#|https:|mailto:|tel:|[\w.]*$)/.test(decodeEntities(value).trim())) found.push(`${tag} ${name}=${value}`);
    }
    return '';
  });
  return rest.includes('<') ? [...found, rest] : found;
}

describe('editors’ HTML', () => {
  it('BLOCK-005 is sanitized against 500 script injections', () => {
    expect(new Set(injectionVectors).size).toBe(500);
    for (const vector of injectionVectors) expect([vector, findDisallowed(sanitizeHtml(vector))]).toEqual([vector, []]);
  });

  it('BLOCK-005 is sanitized with all injections in one text, after a second pass, and in nested fields', () => {
    const allVectors = injectionVectors.join('');
    const clean = sanitizeHtml(allVectors);
    expect(findDisallowed(clean)).toEqual([]);
    expect(findDisallowed(sanitizeHtml(clean))).toEqual([]);
    const fields = sanitizeContentFields({ deep: [{ richText: { richText: allVectors } }, { html: allVectors }], headline: allVectors });
    expect(fields).toEqual({ deep: [{ richText: { richText: clean } }, { html: clean }], headline: allVectors });
  });

  it('keeps allowed markup', () => {
    const html =
      '<h2 id="care">Care</h2><p>Wash <b>cold</b>, see <a href="/content/returns">returns</a> or <a href="mailto:help@ridgeandrivet.example">write</a>.</p><table><tbody><tr><th scope="row">Duck</th><td>Line dry</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
    expect(sanitizeHtml('<a href="https://x.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"');
    expect(sanitizeHtml('<img src="https://x.example/i.png" alt="">')).toBe('');
    expect(sanitizeHtml(`<p>${payload}</p>`)).toBe(`<p>${payload}</p>`);
  });

  it.each([
    ['<div>block</div><section><h1>Head</h1></section>', '<p>block</p><h2>Head</h2>'],
    [
      '<article>One <b>two</b><footer>three</footer>four<p>five</p>six</article>',
      '<p>One <b>two</b></p><p>three</p><p>four</p><p>five</p><p>six</p>',
    ],
    ['<header>Care</header><ul><li><div>Wash</div><div>Dry</div></li></ul>', '<p>Care</p><ul><li><p>Wash</p><p>Dry</p></li></ul>'],
    ['<div>a<table><tr><td>b<div>c</div></td></tr></table>d</div>', '<p>a</p><table><tr><td>b<p>c</p></td></tr></table><p>d</p>'],
    ['<div><a href="/men"><h5>Coats</h5>All</a></div>', '<a href="/men"><h4>Coats</h4>All</a>'],
    ['<p>a<div>b</div>c', '<p>a</p><p>b</p>c'],
    ['<blockquote>a</blockquote><div> <br> </div><div></div>', '<blockquote>a</blockquote><p><br /></p>'],
    ['</div><div>a</section>', '<p>a</p>'],
  ])('becomes paragraphs where blocks are not allowed: %s', (html, clean) => expect(sanitizeHtml(html)).toBe(clean));

  it('separates the words of blocks with spaces where no paragraph is allowed', () => {
    expect(sanitizeHtml('<h2><div>Duck</div><div>canvas</div></h2>')).toBe('<h2> Duck  canvas </h2>');
    expect(sanitizeHtml('<div><a href="/men"><div>Duck</div><div>canvas</div></a></div>')).toBe('<p><a href="/men"> Duck  canvas </a></p>');
  });

  it('neither loses nor joins words, and a second pass changes nothing', () => {
    const tag = fc.constantFrom(
      'div',
      'section',
      'h1',
      'h3',
      'p',
      'ul',
      'li',
      'a',
      'b',
      'blockquote',
      'table',
      'tr',
      'td',
      'figure',
      'pre',
    );
    const { nodes } = fc.letrec<{ nodes: string; node: string }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map((list) => list.join('')),
      node: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('<div>w</div>', '<section>w</section>', '<br>', ' w '),
        fc.tuple(tag, tie('nodes')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(nodes, (html) => {
        const clean = sanitizeHtml(html);
        const text = clean.replaceAll(/<[^>]*>/g, (found) => (/^<\/?[abi]>/.test(found) ? '' : ' '));
        expect(text.match(/w+/g) ?? []).toEqual(html.match(/w/g) ?? []);
        expect(findDisallowed(clean)).toEqual([]);
        expect(sanitizeHtml(sanitizeHtml(clean))).toBe(sanitizeHtml(clean));
      }),
    );
  });

  it('keeps anchor ids and drops ids that the page reserves', () => {
    for (const id of ['care', 'how-we-sew', 'step-2-dry']) expect(sanitizeHtml(`<h1 id="${id}">x</h1>`)).toBe(`<h2 id="${id}">x</h2>`);
    for (const id of [
      'main',
      'content',
      'messages',
      'menu-men',
      'menu-men-toggle',
      'search-suggestion-0',
      'review-7',
      '_r_1_',
      'S:0',
      'Care',
      'a',
      'process',
      '2nd',
    ])
      expect(sanitizeHtml(`<p id="${id}">x</p>`), id).toBe('<p>x</p>');
    expect(sanitizeHtml(`<p id="${'x'.repeat(62)}">x</p>`)).toBe('<p>x</p>');
  });

  it('rejects every id of the page shell', () => {
    const files = globSync('storefront/app/shell/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
    const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const ids = [...source.matchAll(/\bid="([a-z][a-z0-9-]*)"|\bconst \w+Id = '([\w-]+)'/g)].map(([, one, other]) => one ?? other ?? '');
    expect(ids).toContain('content');
    expect(ids.filter(isAllowedId)).toEqual([]);
  });

  it('replaces the rel attribute of links', () => {
    expect(sanitizeHtml('<a href="/men" rel="opener">x</a>')).toBe('<a href="/men">x</a>');
    expect(sanitizeHtml('<a href="https://x.example" rel="opener me">x</a>')).toBe('<a href="https://x.example" rel="noopener">x</a>');
  });

  it('drops ambiguous link URLs', () => {
    for (const href of [
      '/\t/evil.example',
      '/&#10;/evil.example',
      '/&Tab;/evil.example',
      '/men\\coats',
      'https://x.example\\@evil.example',
    ])
      expect(sanitizeHtml(`<a href="${href}">x</a>`), href).toBe('<a>x</a>');
    expect(sanitizeHtml('<a href=" /men\n">x</a>')).toBe('<a href="/men">x</a>');
  });

  it('keeps images of the image service and drops other image sources', () => {
    const image = '<img src="/i/ridge/4117-10-front?w=500&amp;v=a1" alt="A coat" />';
    expect(sanitizeHtml(image)).toBe(image);
    for (const src of [
      '/preview/exit',
      '/i/../preview/exit',
      '/i/%2e%2e/preview/exit',
      '/i/ridge/..',
      '//i/ridge/a',
      '/i\\ridge/a',
      '/\t/i/a',
      '/i/a/b#c',
    ])
      expect(sanitizeHtml(`<img src="${src}" alt="">`), src).toBe('');
  });
});

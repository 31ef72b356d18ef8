import { expect, test } from '../fixtures/shopper-test.ts';

const most = 150;
/** Other views of a page that the crawl sees anyway. */
const views = ['refine', 'sort', 'page', 'q', 'color', 'size'];

const linksIn = (html: string) => [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const textOf = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

test('every link of the shop leads straight to a page with one h1 and a title of its own @desktop', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const from = new Map([['/', 'the start']]);
  const titles = new Map<string, string>();
  const faults: string[] = [];
  for (const path of from.keys()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    if (answer.status() !== 200) {
      faults.push(`${path} answers ${answer.status()}, linked from ${from.get(path)}`);
      continue;
    }
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) faults.push(`${path} has ${headings} h1`);
    // One page may have several addresses, which all name the same one.
    const canonical = textOf(/<link rel="canonical" href="([^"]*)"/, html) || path;
    const title = textOf(/<title>(.*?)<\/title>/s, html);
    const other = titles.get(title);
    if (other && other !== canonical) faults.push(`${canonical} has the title of ${other}: ${title}`);
    titles.set(title, canonical);
    for (const href of linksIn(html)) {
      const url = new URL(href, new URL(path, origin));
      if (url.origin !== origin || views.some((view) => url.searchParams.has(view))) continue;
      const next = url.pathname + url.search;
      if (!from.has(next) && from.size < most) from.set(next, path);
    }
  }
  expect(from.size, 'pages seen').toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

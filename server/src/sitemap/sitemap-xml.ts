/** Sitemaps as search engines read them: https://www.sitemaps.org. Pure. */
import type { SitemapPage } from '@outfitter/commerce';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNames = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Pixels of the pictures that search engines are shown. */
const pictureWidth = 1000;

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

function lastChange(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

/** One page. Pictures are named as pages name them, so that both lead to the same one. */
function pageElement({ path, changedAt, images = [] }: SitemapPage, origin: string): string {
  const pictures = images.map(({ name, version }) => {
    const address = `${origin}/i/${name}?fmt=auto&qlt=70&w=${pictureWidth}&v=${version}`;
    return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
  });
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastChange(changedAt)}${pictures.join('')}</url>\n`;
}

/** A file of pages, a portion of text at a time. */
export async function* pagesXml(portions: AsyncIterable<readonly SitemapPage[]>, origin: string): AsyncGenerator<string> {
  yield `${head}<urlset ${names} ${imageNames}>\n`;
  for await (const pages of portions) yield pages.map((page) => pageElement(page, origin)).join('');
  yield '</urlset>\n';
}

export interface SitemapFile {
  path: string;
  changedAt: Date | undefined;
}

/** The index, which names every file. */
export function indexXml(files: readonly SitemapFile[], origin: string): string {
  const elements = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${head}<sitemapindex ${names}>\n${elements.join('')}</sitemapindex>\n`;
}

/** Sitemaps as search engines read them: https://www.sitemaps.org. Pure. */
import type { SitemapPage } from '@outfitter/commerce';
import { pageVersions, type SitemapLanguages } from './page-versions.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNames = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const linkNames = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Pixels of the pictures that search engines are shown. */
const pictureWidth = 1000;

export interface SitemapSite {
  origin: string;
  languages: SitemapLanguages;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

function lastChange(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

/** One element for each version of a page; every version names all of them, itself too, as search engines ask for. */
function pageElements(page: SitemapPage, { origin, languages }: SitemapSite): string {
  const { paths, alternates } = pageVersions(page, languages);
  const links = alternates.map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
  );
  const rest = `${lastChange(page.changedAt)}${links.join('')}`;
  return paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc>${rest}</url>\n`).join('');
}

/** A page with its pictures, in the first of its languages: they are the same in all. Named as pages name them, so that both are one. */
function pictureElement(page: SitemapPage, { origin, languages }: SitemapSite): string {
  const [path] = pageVersions(page, languages).paths;
  if (path === undefined) return '';
  const pictures = (page.images ?? []).map(({ name, version }) => {
    const address = `${origin}/i/${name}?fmt=auto&qlt=70&w=${pictureWidth}&v=${version}`;
    return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
  });
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastChange(page.changedAt)}${pictures.join('')}</url>\n`;
}

type Portions = AsyncIterable<readonly SitemapPage[]>;

async function* urlSet(portions: Portions, more: string, element: (page: SitemapPage) => string): AsyncGenerator<string> {
  yield `${head}<urlset ${names} ${more}>\n`;
  for await (const pages of portions) yield pages.map(element).join('');
  yield '</urlset>\n';
}

/** A file of pages in all their languages, a portion of text at a time. */
export function pagesXml(portions: Portions, site: SitemapSite): AsyncGenerator<string> {
  return urlSet(portions, linkNames, (page) => pageElements(page, site));
}

/** A file of pages with their pictures. */
export function picturesXml(portions: Portions, site: SitemapSite): AsyncGenerator<string> {
  return urlSet(portions, imageNames, (page) => pictureElement(page, site));
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

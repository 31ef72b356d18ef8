import type { SitemapPage } from '@outfitter/commerce';
import { pageAlternates, type SitemapLocales } from './page-alternates.ts';

const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const imageWidth = 1000;

export interface SitemapSite {
  origin: string;
  languages: SitemapLocales;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

function lastModified(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

/** Returns one element for each language version; each lists all versions including itself, as search engines require. */
function pageElements(page: SitemapPage, { origin, languages }: SitemapSite): string {
  const { paths, alternates } = pageAlternates(page, languages);
  const links = alternates.map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
  );
  const sharedElements = `${lastModified(page.changedAt)}${links.join('')}`;
  return paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc>${sharedElements}</url>\n`).join('');
}

/**
 * Returns the element of a page with its images, in its first language only. URLs match those in pages, so that search engines see one
 * image.
 */
function imageElement(page: SitemapPage, { origin, languages }: SitemapSite): string {
  const [path] = pageAlternates(page, languages).paths;
  if (path === undefined) return '';
  const images = (page.images ?? []).map(({ name, version }) => {
    const url = `${origin}/i/${name}?fmt=auto&qlt=70&w=${imageWidth}&v=${version}`;
    return `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`;
  });
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastModified(page.changedAt)}${images.join('')}</url>\n`;
}

type PageBatches = AsyncIterable<readonly SitemapPage[]>;

async function* urlSet(batches: PageBatches, namespaces: string, element: (page: SitemapPage) => string): AsyncGenerator<string> {
  yield `${xmlHeader}<urlset ${sitemapNamespace} ${namespaces}>\n`;
  for await (const pages of batches) yield pages.map(element).join('');
  yield '</urlset>\n';
}

export function pagesXml(batches: PageBatches, site: SitemapSite): AsyncGenerator<string> {
  return urlSet(batches, linkNamespace, (page) => pageElements(page, site));
}

export function imagesXml(batches: PageBatches, site: SitemapSite): AsyncGenerator<string> {
  return urlSet(batches, imageNamespace, (page) => imageElement(page, site));
}

export interface SitemapFile {
  path: string;
  changedAt: Date | undefined;
}

export function indexXml(files: readonly SitemapFile[], origin: string): string {
  const elements = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${xmlHeader}<sitemapindex ${sitemapNamespace}>\n${elements.join('')}</sitemapindex>\n`;
}

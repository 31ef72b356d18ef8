import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type DatabaseHandle,
  type SitemapScope,
  type SitemapSection,
  sitemapOutline,
  sitemapPages,
  sitemapSections,
  systemClock,
} from '@outfitter/commerce';
import type { BufferedResponse } from '../page-cache/buffered-response.ts';
import { OutlineCache } from './outline-cache.ts';
import { robotsTxt } from './robots.ts';
import type { SectionInvalidations } from './section-invalidations.ts';
import { type CachedFile, SitemapCache } from './sitemap-cache.ts';
import { imagesXml, indexXml, pagesXml, type SitemapFile, type SitemapSite } from './sitemap-xml.ts';

/**
 * Maximum number of URLs per file. Search engines accept 50,000 URLs and 50 MB. A URL in eight languages lists all eight, which makes up to
 * 15 MB.
 */
const maxUrlsPerFile = 10_000;
const maxImagePagesPerFile = 5_000;
/** Maximum age in shared caches, which cannot purge a sitemap file, because it depends on more keys than a header can hold. */
const maxSharedAge = 60;

export interface SitemapOptions {
  site: SitemapSite;
  folder: string;
  /** The database, or a handler of a process that has it; undefined for no sitemap. */
  source: DatabaseHandle | ((request: Request) => Promise<Response | BufferedResponse>) | undefined;
  invalidations: SectionInvalidations;
  sharedAge: number;
}

const fileName = /^\/sitemap(?:-([a-z]+)(?:-([1-9]\d{0,5}))?)?\.xml$/;
const isSection = (name: string | undefined): name is SitemapSection => sitemapSections.some((section) => section === name);

function plainText(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=3600' : 'no-store';
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cache } });
}

/** Responds to sitemap URLs and `/robots.txt`; undefined for every other URL. */
export function createSitemap({ site, folder, source, invalidations, sharedAge }: SitemapOptions) {
  const { origin, languages } = site;
  const cacheControl = `public, max-age=0, s-maxage=${Math.min(sharedAge, maxSharedAge)}`;
  const files = typeof source === 'object' ? sitemapFiles(source.db) : undefined;

  function scopeOf(section: SitemapSection): SitemapScope {
    return {
      currencies: [...new Set(languages.locales.map(languages.currencyOf))],
      maxRows: section === 'images' ? maxImagePagesPerFile : Math.floor(maxUrlsPerFile / languages.locales.length),
      at: systemClock.now(),
    };
  }

  function sitemapFiles(db: DatabaseHandle['db']) {
    const cache = new SitemapCache(folder);
    const outlines = new OutlineCache(
      (section) => sitemapOutline(db, section, scopeOf(section)),
      (section) => invalidations.validAfter(section),
    );
    return {
      async index(): Promise<string> {
        const current = await Promise.all(sitemapSections.map(async (section) => ({ section, ...(await outlines.get(section)) })));
        const listed = current.flatMap(({ section, parts }) =>
          parts.map(({ changedAt }, index): SitemapFile => ({ path: `/sitemap-${section}-${index + 1}.xml`, changedAt })),
        );
        return indexXml(listed, origin);
      },
      async section(section: SitemapSection, number: number): Promise<CachedFile | undefined> {
        const current = await outlines.get(section);
        const part = current.parts[number - 1];
        const toXml = section === 'images' ? imagesXml : pagesXml;
        return (
          part && cache.getOrWrite(`${section}-${number}`, current, () => toXml(sitemapPages(db, section, part, scopeOf(section)), site))
        );
      },
    };
  }

  return {
    async respond(request: Request, pathname: string): Promise<Response | BufferedResponse | undefined> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      if (pathname === '/robots.txt') return plainText(request.method === 'HEAD' ? '' : robotsTxt(origin));
      const [isFile, section, number] = fileName.exec(pathname) ?? [];
      if (!isFile || (section !== undefined && !isSection(section)) || !source) return undefined;
      if (typeof source === 'function') return source(request);
      const file = section === undefined ? files?.index() : files?.section(section, Number(number ?? 1));
      const found = await file?.catch(() => 'unavailable' as const);
      if (found === 'unavailable') return plainText('The sitemap is not available right now.', 503);
      if (found === undefined) return plainText('Not found', 404);
      return typeof found === 'string' ? indexResponse(request, found, cacheControl) : fileResponse(request, found, cacheControl);
    },
  };
}

function xmlResponse(
  request: Request,
  ownHeaders: { etag: string } & Record<string, string>,
  body: () => string | ReadableStream,
): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', ...ownHeaders };
  if (request.headers.get('if-none-match')?.includes(ownHeaders.etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body(), { headers });
}

function indexResponse(request: Request, text: string, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  return xmlResponse(request, { 'cache-control': cacheControl, 'surrogate-key': 'sitemap', etag }, () => text);
}

function fileResponse(request: Request, { file, size, readAt }: CachedFile, cacheControl: string): Response {
  const isGzipped = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '');
  const headers = {
    'cache-control': cacheControl,
    'surrogate-key': `sitemap sitemap-${path.basename(file, '.gz')}`,
    vary: 'Accept-Encoding',
    etag: `"${readAt.toString(36)}-${size.toString(36)}${isGzipped ? '-gzip' : ''}"`,
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
  };
  return xmlResponse(request, headers, () => {
    const gzipped = createReadStream(file);
    return Readable.toWeb(isGzipped ? gzipped : gzipped.pipe(createGunzip())) as ReadableStream;
  });
}

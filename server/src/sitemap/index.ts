/** `/robots.txt`, `/sitemap.xml` and the files that it names. */
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
import { OutlineCache } from './outline-cache.ts';
import { robotsTxt } from './robots.ts';
import type { SectionInvalidations } from './section-invalidations.ts';
import { type CachedFile, SitemapCache } from './sitemap-cache.ts';
import { imagesXml, indexXml, pagesXml, type SitemapFile, type SitemapSite } from './sitemap-xml.ts';

/**
 * Addresses in a file: search engines take 50,000 and 50 MB. An address in eight languages names all eight, so that these are 15 MB at
 * their longest; pages with their pictures are fewer.
 */
const maxUrlsPerFile = 10_000;
const maxImagePagesPerFile = 5_000;
/** Seconds that caches in front keep a file, which no purge of theirs reaches: it depends on more keys than a header holds. */
const maxSharedAge = 60;

export interface SitemapOptions {
  site: SitemapSite;
  /** Where finished files lie; they may be removed at any time. */
  folder: string;
  /** Where the pages are read from, or a process that has them; with neither there is no sitemap. */
  source: DatabaseHandle | ((request: Request) => Promise<Response>) | undefined;
  /** What is heard of changes. */
  invalidations: SectionInvalidations;
  /** Seconds for caches in front. */
  sharedAge: number;
}

const fileName = /^\/sitemap(?:-([a-z]+)(?:-([1-9]\d{0,5}))?)?\.xml$/;
const isSection = (name: string | undefined): name is SitemapSection => sitemapSections.some((section) => section === name);

function plainText(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=3600' : 'no-store';
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cache } });
}

/** Answers what is a file for search engines, and `undefined` for every other address. */
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
        const named = current.flatMap(({ section, parts }) =>
          parts.map(({ changedAt }, at): SitemapFile => ({ path: `/sitemap-${section}-${at + 1}.xml`, changedAt })),
        );
        return indexXml(named, origin);
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
    async respond(request: Request, pathname: string): Promise<Response | undefined> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      if (pathname === '/robots.txt') return plainText(request.method === 'HEAD' ? '' : robotsTxt(origin));
      const [isFile, section, number] = fileName.exec(pathname) ?? [];
      if (!isFile || (section !== undefined && !isSection(section)) || !source) return undefined;
      if (typeof source === 'function') return source(request);
      const file = section === undefined ? files?.index() : files?.section(section, Number(number ?? 1));
      const found = await file?.catch(() => 'away' as const);
      if (found === 'away') return plainText('The list of pages cannot be read right now.', 503);
      if (found === undefined) return plainText('Not found', 404);
      return typeof found === 'string' ? indexResponse(request, found, cacheControl) : fileResponse(request, found, cacheControl);
    },
  };
}

function xmlResponse(request: Request, own: { etag: string } & Record<string, string>, body: () => string | ReadableStream): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', ...own };
  if (request.headers.get('if-none-match')?.includes(own.etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body(), { headers });
}

function indexResponse(request: Request, text: string, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  return xmlResponse(request, { 'cache-control': cacheControl, 'surrogate-key': 'sitemap', etag }, () => text);
}

function fileResponse(request: Request, { file, size, readAt }: CachedFile, cacheControl: string): Response {
  const isZipped = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '');
  const headers = {
    'cache-control': cacheControl,
    'surrogate-key': `sitemap sitemap-${path.basename(file, '.gz')}`,
    vary: 'Accept-Encoding',
    etag: `"${readAt.toString(36)}-${size.toString(36)}${isZipped ? '-gzip' : ''}"`,
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  };
  return xmlResponse(request, headers, () => {
    const zipped = createReadStream(file);
    return Readable.toWeb(isZipped ? zipped : zipped.pipe(createGunzip())) as ReadableStream;
  });
}

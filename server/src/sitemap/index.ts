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
import { type KeptFile, KeptFiles } from './kept-files.ts';
import { Outlines } from './outlines.ts';
import type { Renewals } from './renewals.ts';
import { robotsText } from './robots.ts';
import { indexXml, pagesXml, picturesXml, type SitemapFile, type SitemapSite } from './sitemap-xml.ts';

/**
 * Addresses in a file: search engines take 50,000 and 50 MB. An address in eight languages names all eight, so that these are 15 MB at
 * their longest; pages with their pictures are fewer.
 */
const addressesMost = 10_000;
const picturedPagesMost = 5_000;
/** Seconds that caches in front keep a file, which no purge of theirs reaches: it depends on more keys than a header holds. */
const sharedAgeMost = 60;

export interface SitemapOptions {
  site: SitemapSite;
  /** Where finished files lie; they may be removed at any time. */
  folder: string;
  /** Where the pages are read from, or a process that has them; with neither there is no sitemap. */
  source: DatabaseHandle | ((request: Request) => Promise<Response>) | undefined;
  /** What is heard of changes. */
  renewals: Renewals;
  /** Seconds for caches in front. */
  sharedAge: number;
}

const fileName = /^\/sitemap(?:-([a-z]+)(?:-([1-9]\d{0,5}))?)?\.xml$/;
const isSection = (name: string | undefined): name is SitemapSection => sitemapSections.some((section) => section === name);

function plain(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=3600' : 'no-store';
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cache } });
}

/** Answers what is a file for search engines, and `undefined` for every other address. */
export function createSitemap({ site, folder, source, renewals, sharedAge }: SitemapOptions) {
  const { origin, languages } = site;
  const cacheControl = `public, max-age=0, s-maxage=${Math.min(sharedAge, sharedAgeMost)}`;
  const files = typeof source === 'object' ? sitemapFiles(source.db) : undefined;

  function scopeOf(section: SitemapSection): SitemapScope {
    return {
      currencies: [...new Set(languages.locales.map(languages.currencyOf))],
      rowsMost: section === 'images' ? picturedPagesMost : Math.floor(addressesMost / languages.locales.length),
      at: systemClock.now(),
    };
  }

  function sitemapFiles(db: DatabaseHandle['db']) {
    const kept = new KeptFiles(folder);
    const outlines = new Outlines(
      (section) => sitemapOutline(db, section, scopeOf(section)),
      (section) => renewals.since(section),
    );
    return {
      async index(): Promise<string> {
        const current = await Promise.all(sitemapSections.map(async (section) => ({ section, ...(await outlines.of(section)) })));
        const named = current.flatMap(({ section, parts }) =>
          parts.map(({ changedAt }, at): SitemapFile => ({ path: `/sitemap-${section}-${at + 1}.xml`, changedAt })),
        );
        return indexXml(named, origin);
      },
      async section(section: SitemapSection, number: number): Promise<KeptFile | undefined> {
        const current = await outlines.of(section);
        const part = current.parts[number - 1];
        const toXml = section === 'images' ? picturesXml : pagesXml;
        return part && kept.read(`${section}-${number}`, current, () => toXml(sitemapPages(db, section, part, scopeOf(section)), site));
      },
    };
  }

  return {
    async answer(request: Request, pathname: string): Promise<Response | undefined> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      if (pathname === '/robots.txt') return plain(request.method === 'HEAD' ? '' : robotsText(origin));
      const [isFile, section, number] = fileName.exec(pathname) ?? [];
      if (!isFile || (section !== undefined && !isSection(section)) || !source) return undefined;
      if (typeof source === 'function') return source(request);
      const file = section === undefined ? files?.index() : files?.section(section, Number(number ?? 1));
      const found = await file?.catch(() => 'away' as const);
      if (found === 'away') return plain('The list of pages cannot be read right now.', 503);
      if (found === undefined) return plain('Not found', 404);
      return typeof found === 'string' ? answerIndex(request, found, cacheControl) : answerFile(request, found, cacheControl);
    },
  };
}

function answerXml(request: Request, own: { etag: string } & Record<string, string>, body: () => string | ReadableStream): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', ...own };
  if (request.headers.get('if-none-match')?.includes(own.etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body(), { headers });
}

function answerIndex(request: Request, text: string, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  return answerXml(request, { 'cache-control': cacheControl, 'surrogate-key': 'sitemap', etag }, () => text);
}

function answerFile(request: Request, { file, size, begunAt }: KeptFile, cacheControl: string): Response {
  const isZipped = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '');
  const headers = {
    'cache-control': cacheControl,
    'surrogate-key': `sitemap sitemap-${path.basename(file, '.gz')}`,
    vary: 'Accept-Encoding',
    etag: `"${begunAt.toString(36)}-${size.toString(36)}${isZipped ? '-gzip' : ''}"`,
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  };
  return answerXml(request, headers, () => {
    const zipped = createReadStream(file);
    return Readable.toWeb(isZipped ? zipped : zipped.pipe(createGunzip())) as ReadableStream;
  });
}

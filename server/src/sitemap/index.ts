/** `/robots.txt`, `/sitemap.xml` and the files that it names. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type DatabaseHandle,
  type SitemapPart,
  type SitemapSection,
  sitemapPages,
  sitemapParts,
  sitemapSections,
  systemClock,
} from '@outfitter/commerce';
import type { Currency } from '@outfitter/contract';
import { type KeptFile, KeptFiles } from './kept-files.ts';
import { robotsText } from './robots.ts';
import { indexXml, pagesXml, type SitemapFile } from './sitemap-xml.ts';

/** Milliseconds for which a file is kept: search engines come a few times a day. */
const keptFor = 600_000;

export interface SitemapOptions {
  origin: string;
  currency: Currency;
  /** Where finished files lie; they may be removed at any time. */
  folder: string;
  /** Where the pages are read from, or a process that has them; with neither there is no sitemap. */
  source: DatabaseHandle | ((request: Request) => Promise<Response>) | undefined;
}

const fileName = /^\/sitemap(?:-([a-z]+)(?:-([1-9]\d{0,5}))?)?\.xml$/;
const isSection = (name: string | undefined): name is SitemapSection => sitemapSections.some((section) => section === name);

function plain(text: string, status = 200): Response {
  const cache = status === 200 ? 'public, max-age=3600' : 'no-store';
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cache } });
}

/** Answers what is a file for search engines, and `undefined` for every other address. */
export function createSitemap({ origin, currency, folder, source }: SitemapOptions) {
  const kept = new KeptFiles(folder, keptFor);

  async function fileOf(db: DatabaseHandle['db'], section: SitemapSection | undefined, number: number): Promise<KeptFile | undefined> {
    const now = systemClock.now();
    if (section === undefined) return kept.read('sitemap', () => index(db, now));
    const parts = await partsOf(db, section, now);
    const part = parts[number - 1];
    return part && kept.read(`${section}-${number}`, () => pagesXml(sitemapPages(db, section, part, currency, now), origin));
  }

  async function* index(db: DatabaseHandle['db'], now: Date): AsyncGenerator<string> {
    const files: SitemapFile[] = [];
    for (const section of sitemapSections) {
      const parts = await partsOf(db, section, now);
      files.push(...parts.map(({ changedAt }, at) => ({ path: `/sitemap-${section}-${at + 1}.xml`, changedAt })));
    }
    yield indexXml(files, origin);
  }

  const known = new Map<SitemapSection, { parts: SitemapPart[]; readAt: number }>();
  /** Whoever asks for files that do not exist costs no statement. */
  async function partsOf(db: DatabaseHandle['db'], section: SitemapSection, now: Date): Promise<SitemapPart[]> {
    const remembered = known.get(section);
    if (remembered && now.getTime() - remembered.readAt < keptFor) return remembered.parts;
    const parts = await sitemapParts(db, section, currency, now);
    known.set(section, { parts, readAt: now.getTime() });
    return parts;
  }

  return {
    async answer(request: Request, pathname: string): Promise<Response | undefined> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      if (pathname === '/robots.txt') return plain(request.method === 'HEAD' ? '' : robotsText(origin));
      const [isFile, section, number] = fileName.exec(pathname) ?? [];
      if (!isFile || (section !== undefined && !isSection(section)) || !source) return undefined;
      if (typeof source === 'function') return source(request);
      const file = await fileOf(source.db, section, Number(number ?? 1)).catch(() => 'away' as const);
      if (file === 'away') return plain('The list of pages cannot be read right now.', 503);
      return file ? answerFile(request, file) : plain('Not found', 404);
    },
  };
}

function answerFile(request: Request, { file, size, writtenAt }: KeptFile): Response {
  const isZipped = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('accept-encoding') ?? '');
  const etag = `"${writtenAt.getTime().toString(36)}-${size.toString(36)}${isZipped ? '-gzip' : ''}"`;
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${keptFor / 1_000}`,
    'surrogate-key': `sitemap ${path.basename(file, '.gz')}`,
    vary: 'Accept-Encoding',
    etag,
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const zipped = createReadStream(file);
  const body = isZipped ? zipped : zipped.pipe(createGunzip());
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}

/**
 * Caches the list of files in each section of the sitemap, until data in the section is invalidated or a publish window or price date in it
 * starts or ends.
 */
import type { SitemapOutline, SitemapPart, SitemapSection } from '@outfitter/commerce';
import type { Freshness } from './sitemap-cache.ts';

interface CachedOutline {
  readAt: number;
  outline: SitemapOutline;
  /** Milliseconds since 1970 at which a publish window or price date in the section last started or ended. */
  changedAt: number;
}

export interface CurrentOutline extends Freshness {
  parts: readonly SitemapPart[];
}

export class OutlineCache {
  readonly #read: (section: SitemapSection) => Promise<SitemapOutline>;
  readonly #since: (section: SitemapSection) => number;
  readonly #known = new Map<SitemapSection, CachedOutline>();
  readonly #running = new Map<SitemapSection, { readAt: number; done: Promise<CachedOutline> }>();

  constructor(read: (section: SitemapSection) => Promise<SitemapOutline>, since: (section: SitemapSection) => number) {
    this.#read = read;
    this.#since = since;
  }

  /** Returns the outline. Requests for files that do not exist run no query; concurrent requests share one. */
  async get(section: SitemapSection): Promise<CurrentOutline> {
    const since = this.#since(section);
    const cached = this.#known.get(section);
    const isOver = cached?.outline.until !== undefined && cached.outline.until.getTime() <= Date.now();
    const reading = cached && cached.readAt > since && !isOver ? cached : await this.#readAgain(section, since, cached);
    return { parts: reading.outline.parts, validAfter: Math.max(since, reading.changedAt), readAt: reading.readAt };
  }

  #readAgain(section: SitemapSection, since: number, cached: CachedOutline | undefined): Promise<CachedOutline> {
    const running = this.#running.get(section);
    if (running && running.readAt > since) return running.done;
    const readAt = Date.now();
    const done = this.#finish(section, readAt, cached).finally(() => {
      if (this.#running.get(section)?.readAt === readAt) this.#running.delete(section);
    });
    this.#running.set(section, { readAt, done });
    return done;
  }

  /** Falls back to the cached outline if the database is unavailable. */
  async #finish(section: SitemapSection, readAt: number, cached: CachedOutline | undefined): Promise<CachedOutline> {
    const until = cached?.outline.until?.getTime() ?? Number.POSITIVE_INFINITY;
    const changedAt = until <= readAt ? until : (cached?.changedAt ?? Number.NEGATIVE_INFINITY);
    try {
      const reading = { readAt, outline: await this.#read(section), changedAt };
      this.#known.set(section, reading);
      return reading;
    } catch (error) {
      if (cached) return cached;
      throw error;
    }
  }
}

import { LRUCache } from 'lru-cache';
import { type CachedPage, cacheFieldsOf, type RenderedPage } from './cached-page.ts';

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds for which a page is fresh, unless it expires sooner. */
  freshTime: number;
  /** Milliseconds after `freshTime` in which the stale page is shown while it is rendered again. */
  staleTime: number;
  notFoundFreshTime: number;
  /** Milliseconds for a page without one of its sections. Such a page is never shown stale. */
  incompleteFreshTime: number;
  now?: () => number;
  onBackgroundError?: (error: unknown) => void;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';
export interface ServedPage {
  page: CachedPage;
  state: CacheState;
}

/** A page with the positions in the sequence of invalidations at which its render started and its data last changed. */
interface RenderResult {
  page: CachedPage;
  startedAt: number;
  changedAt: number;
}

/** Error if a page cannot be rendered because its sources are unavailable. A cached page is then shown, if there is one. */
export class SourceUnavailable extends Error {}

const cacheableStatuses = new Set([200, 404]);

/**
 * Caches rendered pages in memory, with one render at a time per key. A stale page is shown while it is rendered again. An invalidated page
 * is shown only if its sources are unavailable. A page whose keys were invalidated during its render is sent to the waiting requests but
 * not cached, because it may contain older data.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #byKey = new Map<string, Set<string>>();
  readonly #renders = new Map<string, Promise<RenderResult>>();
  /** Position of the latest invalidation of each key, stored while a render that started before it may be running. */
  readonly #invalidatedAt = new Map<string, number>();
  #allInvalidatedAt = 0;
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #position = 0;
  #isImproving = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (page) => page.bytes,
      dispose: (page, key) => this.#forget(key, page),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }
  get size(): number {
    return this.#pages.size;
  }

  async serve(key: string, render: () => Promise<RenderedPage>): Promise<ServedPage> {
    const page = this.#pages.get(key);
    const now = this.#now();
    if (page && !page.isInvalid && now < page.freshUntil) return { page, state: 'hit' };
    if (page && !page.isInvalid && now < page.staleUntil) {
      this.#renderOnce(key, render).catch((error) => this.#options.onBackgroundError?.(error));
      return { page, state: 'stale' };
    }
    try {
      return { page: await this.#renderFor(this.#position, key, render), state: 'miss' };
    } catch (error) {
      if (page && error instanceof SourceUnavailable) return { page, state: 'fallback' };
      throw error;
    }
  }

  invalidate(surrogateKeys: Iterable<string>): void {
    this.#position++;
    for (const surrogateKey of surrogateKeys) {
      if (this.#renders.size > 0) this.#invalidatedAt.set(surrogateKey, this.#position);
      for (const key of this.#byKey.get(surrogateKey) ?? []) {
        const page = this.#pages.peek(key);
        if (page) page.isInvalid = true;
      }
    }
  }

  /** Invalidates all pages, after a gap in the invalidations. */
  invalidateAll(): void {
    this.#allInvalidatedAt = ++this.#position;
    for (const page of this.#pages.values()) page.isInvalid = true;
  }

  /**
   * Renders again if the first result may be older than `position`, the last invalidation when the request arrived. Only the latest
   * change of the page is known: an earlier one may have preceded the request.
   */
  async #renderFor(position: number, key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const first = await this.#renderOnce(key, render);
    const isTooOld = first.changedAt > first.startedAt && position > first.startedAt;
    return isTooOld ? (await this.#renderOnce(key, render)).page : first.page;
  }

  #renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderResult> {
    const running = this.#renders.get(key);
    if (running) return running;
    const work = this.#render(key, render).finally(() => {
      this.#renders.delete(key);
      if (this.#renders.size === 0) this.#invalidatedAt.clear();
    });
    this.#renders.set(key, work);
    return work;
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderResult> {
    const startedAt = this.#position;
    const rendered = await render();
    const storedAt = this.#now();
    const end = rendered.validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    const { freshTime, staleTime } = this.#ageOf(rendered);
    const page: CachedPage = {
      ...rendered,
      ...cacheFieldsOf(rendered),
      storedAt,
      freshUntil: Math.min(storedAt + freshTime, end),
      staleUntil: Math.min(storedAt + freshTime + staleTime, end),
      isInvalid: false,
    };
    const changedAt = this.#changedAt(page);
    const isCacheable = !page.notCacheableReason && cacheableStatuses.has(page.status) && changedAt <= startedAt;
    if (isCacheable && (page.isComplete || !this.#isUsable(key))) this.#keep(key, page);
    return { page, startedAt, changedAt };
  }

  #ageOf(page: RenderedPage): { freshTime: number; staleTime: number } {
    const { freshTime, staleTime, notFoundFreshTime, incompleteFreshTime } = this.#options;
    if (!page.isComplete) return { freshTime: incompleteFreshTime, staleTime: 0 };
    return { freshTime: page.status === 200 ? freshTime : notFoundFreshTime, staleTime };
  }

  /** Returns whether a cached page is usable; an incomplete page does not replace it. */
  #isUsable(key: string): boolean {
    const cached = this.#pages.peek(key);
    return cached !== undefined && !cached.isInvalid && this.#now() < cached.staleUntil;
  }

  #changedAt(page: CachedPage): number {
    return Math.max(this.#allInvalidatedAt, ...[...page.surrogateKeys].map((key) => this.#invalidatedAt.get(key) ?? 0));
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    if (!this.#pages.has(key)) return;
    for (const surrogateKey of page.surrogateKeys) {
      const keys = this.#byKey.get(surrogateKey) ?? new Set();
      this.#byKey.set(surrogateKey, keys.add(key));
    }
  }

  #forget(key: string, page: CachedPage): void {
    for (const surrogateKey of page.surrogateKeys) {
      const keys = this.#byKey.get(surrogateKey);
      keys?.delete(key);
      if (keys?.size === 0) this.#byKey.delete(surrogateKey);
    }
  }

  /** Recompresses one page in idle time. Resolves to false if there is none. */
  async recompressOne(): Promise<boolean> {
    if (this.#isImproving) return false;
    const found = this.#improvable();
    if (!found) return false;
    this.#isImproving = true;
    try {
      await found.encoded.recompress();
      return true;
    } finally {
      this.#isImproving = false;
    }
  }

  #improvable(): CachedPage | undefined {
    for (const page of this.#pages.values()) if (page.encoded.isRecompressible && !page.isInvalid) return page;
    return undefined;
  }
}

import { affectsSection, type SitemapSection, sitemapSections } from '@outfitter/commerce';

/** Milliseconds for which a file without an invalidation is valid. */
const maxAge = 600_000;
/** Milliseconds while invalidations cannot be received. */
const maxAgeWithoutNotifications = 1_000;

export class SectionInvalidations {
  readonly #invalidatedAt = new Map<SitemapSection, number>();
  readonly #isCurrent: () => boolean;
  readonly #now: () => number;

  constructor(isCurrent: () => boolean, now: () => number = Date.now) {
    this.#isCurrent = isCurrent;
    this.#now = now;
  }

  invalidate(keys: Iterable<string>): void {
    const allKeys = [...keys];
    for (const section of sitemapSections) {
      if (allKeys.some((key) => affectsSection(section, key))) this.#invalidatedAt.set(section, this.#now());
    }
  }

  /** Invalidates all sections: after a gap in the invalidations, and before the first one. */
  invalidateAll(): void {
    for (const section of sitemapSections) this.#invalidatedAt.set(section, this.#now());
  }

  /** Returns the time, in milliseconds, after which a section must have been read to be valid. */
  validAfter(section: SitemapSection): number {
    const age = this.#isCurrent() ? maxAge : maxAgeWithoutNotifications;
    return Math.max(this.#invalidatedAt.get(section) ?? Number.NEGATIVE_INFINITY, this.#now() - age);
  }
}

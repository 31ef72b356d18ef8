/** When each section of the sitemap last changed, as far as this process has heard. */
import { affectsSection, type SitemapSection, sitemapSections } from '@outfitter/commerce';

/** Milliseconds for which a file is kept that nothing is heard of. */
const maxAge = 600_000;
/** The same while news cannot be heard. */
const maxAgeWithoutNotifications = 1_000;

export class SectionInvalidations {
  readonly #heardAt = new Map<SitemapSection, number>();
  readonly #isCurrent: () => boolean;
  readonly #now: () => number;

  /** `isCurrent`: whether changes are being heard. Nothing from before `hearEverything` was called first is trusted. */
  constructor(isCurrent: () => boolean, now: () => number = Date.now) {
    this.#isCurrent = isCurrent;
    this.#now = now;
  }

  /** What depends on these surrogate keys has changed. */
  invalidate(keys: Iterable<string>): void {
    const heard = [...keys];
    for (const section of sitemapSections) {
      if (heard.some((key) => affectsSection(section, key))) this.#heardAt.set(section, this.#now());
    }
  }

  /** News may have been missed. */
  invalidateAll(): void {
    for (const section of sitemapSections) this.#heardAt.set(section, this.#now());
  }

  /** The moment, in milliseconds, after which a reading of a section must have begun to be of use. */
  validAfter(section: SitemapSection): number {
    const longest = this.#isCurrent() ? maxAge : maxAgeWithoutNotifications;
    return Math.max(this.#heardAt.get(section) ?? Number.NEGATIVE_INFINITY, this.#now() - longest);
  }
}

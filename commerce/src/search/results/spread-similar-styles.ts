import { isAudienceTerm } from '../query/audience-terms.ts';
import { normalizeText } from '../query/text/normalize-text.ts';

/** Minimum distance of similar styles in a listing: more than a row of the widest one. */
export const minDistance = 4;

interface OrderedStyle {
  tile: { name: string };
  /**
   * Tier, equal for neighboring styles whose order the shopper has not asked for; null if the listing is in an order that must not change.
   */
  tier: string | null;
}

/** Returns the name without the audience: 'Second Cup Flannel' and 'Women’s Second Cup Flannel' have nearly the same image. */
export function similarityKey(name: string): string {
  return normalizeText(name)
    .split(' ')
    .filter((term) => !isAudienceTerm(term))
    .join(' ');
}

/**
 * Moves each style that follows a similar one too closely behind the next others of the same tier (decision 54). The result has the same
 * styles: a page of a listing is reordered by itself, so that the pages still list every style once.
 */
export function spreadSimilarStyles<Style extends OrderedStyle>(styles: readonly Style[]): Style[] {
  const waiting = styles.map((style) => ({ style, key: similarityKey(style.tile.name) }));
  const placed: typeof waiting = [];
  while (waiting.length > 0) {
    const { tier } = waiting[0]!.style;
    const tierEnd = waiting.findIndex(({ style }) => style.tier !== tier);
    const sameTier = tier === null ? 1 : tierEnd < 0 ? waiting.length : tierEnd;
    const recent = placed.slice(1 - minDistance).map(({ key }) => key);
    const next = waiting.slice(0, sameTier).findIndex(({ key }) => !recent.includes(key));
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed.map(({ style }) => style);
}

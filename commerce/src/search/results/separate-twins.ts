import { isAudienceTerm } from '../query/audience-terms.ts';
import { normalizeText } from '../query/normalize-text.ts';

/** Styles from one twin to the next: more than a row of the widest listing. */
export const twinDistance = 4;

interface OrderedStyle {
  tile: { name: string };
  /**
   * Tier, equal for neighboring styles whose order the shopper has not asked for; null if the listing is in an order that must not change.
   */
  tier: string | null;
}

/** Returns the name without the audience: 'Second Cup Flannel' and 'Women’s Second Cup Flannel' are twins, with nearly the same image. */
export function twinKey(name: string): string {
  return normalizeText(name)
    .split(' ')
    .filter((term) => !isAudienceTerm(term))
    .join(' ');
}

/**
 * Moves each style that follows its twin too closely behind the next others of the same tier (decision 54). The result has the same styles:
 * a page of a listing is reordered by itself, so that the pages still list every style once.
 */
export function separateTwins<Style extends OrderedStyle>(styles: readonly Style[]): Style[] {
  const waiting = styles.map((style) => ({ style, key: twinKey(style.tile.name) }));
  const placed: typeof waiting = [];
  while (waiting.length > 0) {
    const { tier } = waiting[0]!.style;
    const tierEnd = waiting.findIndex(({ style }) => style.tier !== tier);
    const sameTier = tier === null ? 1 : tierEnd < 0 ? waiting.length : tierEnd;
    const recent = placed.slice(1 - twinDistance).map(({ key }) => key);
    const next = waiting.slice(0, sameTier).findIndex(({ key }) => !recent.includes(key));
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed.map(({ style }) => style);
}

import { colorNameAt } from './color-names.ts';
import { isDeterminer, joinTshirt, normalizeText, parseProductCode } from './normalize-text.ts';
import { normalizeSizeText, parseSizeAt } from './sizes.ts';

/** Part of a query. `words` are the tokens of a size, color or flag that may also be meant literally. */
export type QueryPart =
  | { kind: 'word'; word: string }
  | { kind: 'size'; sizes: string[]; words: string[] }
  | { kind: 'color'; color: string; words: string[] }
  | { kind: 'flag'; flag: string; words: string[] };

export interface ParsedQuery {
  parts: QueryPart[];
  excluded: string[];
  /** Set if the whole text may be a style number, a SKU or a barcode. */
  code?: string | undefined;
  colorNames: string[];
  /** In whole units of the shopper's currency. */
  price?: { min?: number; max?: number };
  normalized: string;
}

const maxParts = 12;

const negatingWords = new Set(['without', 'no', 'not', 'non', 'except', 'minus', 'sans']);

const flagPatterns: readonly [RegExp, string][] = [
  [/(?:on )?(?:clearance|closeouts?|outlet|liquidation)(?=$| )/y, 'clearance'],
  [/(?:at least |more than |over |up to )?(\d{1,2}) ?percent (?:off|de (?:reduction|remise|rabais))(?: or more)?(?=$| )/y, 'sale'],
  [/(?:at least |more than |over |up to )?(\d{1,2}) off(?! white)(?: or more)?(?=$| )/y, 'sale'],
  [/off(?! white)(?=$| )/y, 'sale'],
  [/(?:on )?(?:sale|discount|discounted|discounts|deals|markdowns?|soldes?|promotions?)(?=$| )/y, 'sale'],
  [/(?:new arrivals?|new in|just in|whats new|new|nouveautes?|nouveaux?|nouvelles?)(?=$| )/y, 'new'],
];
const discountStepPercent = 5;

/**
 * Returns the flags of a discounted style: one for every step of 5 % up to its discount. Rounds first, so that 24.99 instead of 49.99
 * counts as 50 %.
 */
export function discountFlags(percent: number): string[] {
  return Array.from(
    { length: Math.floor(Math.round(percent) / discountStepPercent) },
    (_, step) => `off${(step + 1) * discountStepPercent}`,
  );
}

const pricePatterns: readonly [RegExp, 'max' | 'min'][] = [
  [/(?:under|below|less than|up to|cheaper than|moins de|jusqua)\s+(\d{1,5})(?: (?:dollars|bucks|usd|cad))?(?=$| )/y, 'max'],
  [/(?:over|above|more than|plus de)\s+(\d{1,5})(?: (?:dollars|bucks|usd|cad))?(?=$| )/y, 'min'],
];

function matchAt<Meaning>(patterns: readonly [RegExp, Meaning][], text: string, at: number): [RegExpExecArray, Meaning] | undefined {
  for (const [pattern, meaning] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [found, meaning];
  }
  return undefined;
}

export function parseQuery(query: string): ParsedQuery {
  const text = joinTshirt(
    normalizeSizeText(query)
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, ''),
  );
  const parts: Exclude<QueryPart, { kind: 'color' }>[] = [];
  const price: { min?: number; max?: number } = {};
  const excluded: string[] = [];
  let isNegated = false;
  for (let index = 0; index < text.length && parts.length < maxParts; ) {
    if (text[index] === ' ') {
      index += 1;
      continue;
    }
    // Flags precede prices: 'over 50% off' is not a price.
    const flagged = isNegated ? undefined : matchAt(flagPatterns, text, index);
    if (flagged) {
      const [[phrase, percent], flag] = flagged;
      parts.push({ kind: 'flag', flag: discountFlags(Number(percent ?? 0)).at(-1) ?? flag, words: normalizeText(phrase).split(' ') });
      index += phrase.length;
      continue;
    }
    const priced = matchAt(pricePatterns, text, index);
    if (priced) {
      const [[phrase, amount], bound] = priced;
      price[bound] = Number(amount);
      index += phrase.length;
      continue;
    }
    const size = isNegated ? undefined : parseSizeAt(text, index);
    const end = size?.end ?? wordEnd(text, index);
    const token = text.slice(index, end);
    const tokens = normalizeText(token).split(' ').filter(Boolean);
    if (size) parts.push({ kind: 'size', sizes: size.sizes, words: size.mayBeWords ? tokens : [] });
    else if (isNegated && isDeterminer(token)) {
      // 'without a hood' excludes 'hood'.
    } else if (negatingWords.has(token) && end < text.length) isNegated = true;
    else {
      if (isNegated || /^-\p{L}/u.test(token)) excluded.push(...tokens);
      else for (const token of tokens) parts.push({ kind: 'word', word: token });
      isNegated = false;
    }
    index = end;
  }
  const merged = mergeColorNames(parts).slice(0, maxParts);
  return {
    parts: merged,
    excluded,
    code: parseProductCode(query),
    colorNames: merged.flatMap((part) => (part.kind === 'color' ? part.color : [])),
    ...(price.min === undefined && price.max === undefined ? {} : { price }),
    normalized: normalizeText(query),
  };
}

function wordEnd(text: string, start: number): number {
  const end = text.indexOf(' ', start);
  return end < 0 ? text.length : end;
}

function mergeColorNames(parts: readonly Exclude<QueryPart, { kind: 'color' }>[]): QueryPart[] {
  const merged: QueryPart[] = [];
  for (let index = 0; index < parts.length; ) {
    const tokens = wordsStartingAt(parts, index);
    const found = tokens.length > 0 ? colorNameAt(tokens, 0) : undefined;
    if (found) merged.push({ kind: 'color', color: found.color, words: tokens.slice(0, found.length) });
    else merged.push(parts[index]!);
    index += found?.length ?? 1;
  }
  return merged;
}

export function wordsStartingAt(parts: readonly QueryPart[], start: number): string[] {
  const tokens: string[] = [];
  for (const part of parts.slice(start)) {
    if (part.kind !== 'word') break;
    tokens.push(part.word);
  }
  return tokens;
}

import { childTerm } from './audience-terms.ts';
import { colorNameAt } from './color-names.ts';
import { type Preference, preferenceAt } from './intent/preferences.ts';
import { normalizeSizeText, parseSizeAt } from './sizes.ts';
import { isDeterminer, joinTshirt, normalizeText, parseProductCode } from './text/normalize-text.ts';

/** Part of a query. `words` are the tokens of a size, color, flag or preference that may also be meant literally. */
export type QueryPart =
  | { kind: 'word'; word: string }
  | { kind: 'size'; sizes: string[]; words: string[] }
  | { kind: 'color'; color: string; words: string[] }
  | { kind: 'flag'; flag: string; words: string[] }
  | { kind: 'preference'; preference: Preference; words: string[] };

export interface ParsedQuery {
  parts: QueryPart[];
  excluded: string[];
  /** Set if the whole text may be a style number, a SKU or a barcode. */
  code?: string | undefined;
  colorNames: string[];
  /** Price range in whole units of the shopper's currency. */
  price?: { min?: number; max?: number };
  normalized: string;
}

const maxParts = 12;

const negatingWords = new Set([
  ...['without', 'no', 'not', 'non', 'except', 'minus', 'sans'],
  ...['isnt', 'arent', 'doesnt', 'dont', 'hasnt', 'havent'],
]);
/** Words between a negation and what it negates: 'that doesnt have a hood', 'not too heavy'. */
const negatedFillers = new Set([
  'be',
  'contain',
  'has',
  'have',
  'like',
  'made',
  'need',
  'of',
  'really',
  'so',
  'that',
  'too',
  'very',
  'want',
]);

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

/** The weight of a cloth: '12 oz', '12-ounce', '12 onces'. */
const weightPattern = /(\d{1,2}(?:\.\d)?)[ -]?(?:oz|ounces?|onces?)(?=$| )/y;

export const weightFlag = (ounces: number): string => `oz${ounces}`;

/** Matches an age, which is not a size: 'for an 8 year old', 'pour fille de 8 ans'. */
const agePattern = /(\d{1,2})[ -]?(?:(?:year|yr|month)s?[ -]?olds?|yo|ans)(?=$| )/y;
const adultAge = 14;

/** Matches a request at the start of a query: elsewhere, 'show me' may name a product ('no-show socks'). */
const leadingRequest =
  /^(?:(?:hi|hello|please|can you|could you|bonjour) )*(?:(?:show|find|get|give|bring)(?: me| us)?|(?:montrez?|trouvez?|donnez?)[- ]moi)(?= )/;

/** Matches 'plus' in a superlative such as 'le plus chaud', where it is not a size. */
const superlative = /(?<=(?:^| )(?:le|la|les) )plus(?= \p{L})/uy;

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
  const parts: ParsedPart[] = [];
  const price: { min?: number; max?: number } = {};
  const excluded: string[] = [];
  let isNegated = false;
  for (let index = leadingRequest.exec(text)?.[0].length ?? 0; index < text.length && parts.length < maxParts; ) {
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
    weightPattern.lastIndex = index;
    const weight = isNegated ? null : weightPattern.exec(text);
    if (weight) {
      parts.push({ kind: 'flag', flag: weightFlag(Number(weight[1])), words: [] });
      index += weight[0].length;
      continue;
    }
    agePattern.lastIndex = index;
    const aged = agePattern.exec(text);
    if (aged) {
      if (Number(aged[1]) < adultAge) parts.push({ kind: 'word', word: childTerm });
      index += aged[0].length;
      continue;
    }
    const priced = matchAt(pricePatterns, text, index);
    if (priced) {
      const [[phrase, amount], bound] = priced;
      price[bound] = Number(amount);
      index += phrase.length;
      continue;
    }
    superlative.lastIndex = index;
    const size = isNegated || superlative.test(text) ? undefined : parseSizeAt(text, index);
    const end = size?.end ?? wordEnd(text, index);
    const token = text.slice(index, end);
    const tokens = normalizeText(token).split(' ').filter(Boolean);
    if (size) parts.push({ kind: 'size', sizes: size.sizes, words: size.mayBeWords ? tokens : [] });
    else if (isNegated && (isDeterminer(token) || negatedFillers.has(token))) {
      // 'without a hood' excludes 'hood'.
    } else if (negatingWords.has(token) && end < text.length) isNegated = true;
    else {
      if (isNegated || /^-\p{L}/u.test(token)) excluded.push(...tokens);
      else for (const token of tokens) parts.push({ kind: 'word', word: token });
      isNegated = false;
    }
    index = end;
  }
  const merged = mergePreferences(mergeColorNames(parts)).slice(0, maxParts);
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

type ParsedPart = Exclude<QueryPart, { kind: 'color' | 'preference' }>;

function mergeColorNames(parts: readonly ParsedPart[]): QueryPart[] {
  return mergeWords(parts, (tokens) => {
    const found = colorNameAt(tokens, 0);
    return found && { kind: 'color', color: found.color, words: tokens.slice(0, found.length) };
  });
}

/** Merges the words of preferences, after those of colors: 'light blue' is not a light fabric. */
function mergePreferences(parts: readonly QueryPart[]): QueryPart[] {
  return mergeWords(parts, (tokens) => {
    const found = preferenceAt(tokens, 0);
    return found && { kind: 'preference', preference: found.preference, words: tokens.slice(0, found.length) };
  });
}

/** Replaces words by the part that `merge` returns for the words at their position; it contains as many words as it replaces. */
function mergeWords(
  parts: readonly QueryPart[],
  merge: (tokens: string[]) => Exclude<QueryPart, { kind: 'word' }> | undefined,
): QueryPart[] {
  const merged: QueryPart[] = [];
  for (let index = 0; index < parts.length; ) {
    const tokens = wordsStartingAt(parts, index);
    const found = tokens.length > 0 ? merge(tokens) : undefined;
    merged.push(found ?? parts[index]!);
    index += found?.words.length ?? 1;
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

/** A query taken apart: words, sizes, colours, and what shall not be in it. Pure. */
import { measureAt, measureText } from './measures.ts';
import { isFiller, plainWords, productCode, withTshirt } from './plain-words.ts';
import { shadeAt } from './shades.ts';

export type QueryPart =
  | { kind: 'word'; word: string }
  /** `words` is what it says as words, where it may be meant so. */
  | { kind: 'measure'; measures: string[]; words: string[] }
  | { kind: 'shade'; shade: string; words: string[] }
  /** A mark of the shop's: on sale, new. */
  | { kind: 'mark'; mark: string; words: string[] };

export interface ReadQuery {
  parts: QueryPart[];
  /** Words of what the shopper does not want. */
  excluded: string[];
  /** Where the whole may be a style number, a SKU or a barcode. */
  code?: string | undefined;
  /** Everyday names of the colours asked for. */
  shades: string[];
  /** Prices asked for, in whole units of the shopper's currency. */
  price?: { least?: number; most?: number };
  /** The words as they were typed, plain, for the names of colours. */
  plain: string;
}

/** Parts of a query beyond these say nothing more. */
const partsMost = 12;

const denying = new Set(['without', 'no', 'not', 'non', 'except', 'minus', 'sans']);

/** What a pattern means; a number in it is a discount. */
const marks: readonly [RegExp, string][] = [
  [/(?:on )?(?:clearance|closeouts?|outlet|liquidation)(?=$| )/y, 'clearance'],
  [/(?:at least |more than |over |up to )?(\d{1,2}) ?percent (?:off|de (?:reduction|remise|rabais))(?: or more)?(?=$| )/y, 'sale'],
  [/(?:at least |more than |over |up to )?(\d{1,2}) off(?! white)(?: or more)?(?=$| )/y, 'sale'],
  [/off(?! white)(?=$| )/y, 'sale'],
  [/(?:on )?(?:sale|discount|discounted|discounts|deals|markdowns?|soldes?|promotions?)(?=$| )/y, 'sale'],
  [/(?:new arrivals?|new in|just in|whats new|new|nouveautes?|nouveaux?|nouvelles?)(?=$| )/y, 'new'],
];
/** Steps in which the index knows discounts, percent. */
const discountStep = 5;

/** The marks of a style that is lowered by so many percent: of every step up to there. 24.99 of 49.99 is half of it. */
export function discountMarks(percent: number): string[] {
  return Array.from({ length: Math.floor(Math.round(percent) / discountStep) }, (_, step) => `off${(step + 1) * discountStep}`);
}

const bounds: readonly [RegExp, 'most' | 'least'][] = [
  [/(?:under|below|less than|up to|cheaper than|moins de|jusqua)\s+(\d{1,5})(?: (?:dollars|bucks|usd|cad))?(?=$| )/y, 'most'],
  [/(?:over|above|more than|plus de)\s+(\d{1,5})(?: (?:dollars|bucks|usd|cad))?(?=$| )/y, 'least'],
];

/** The first of some patterns that stands at a place of a text, with what it means. */
function standing<Meaning>(patterns: readonly [RegExp, Meaning][], text: string, at: number): [RegExpExecArray, Meaning] | undefined {
  for (const [pattern, meaning] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [found, meaning];
  }
  return undefined;
}

export function readQuery(query: string): ReadQuery {
  const text = withTshirt(
    measureText(query)
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, ''),
  );
  const parts: Exclude<QueryPart, { kind: 'shade' }>[] = [];
  const price: { least?: number; most?: number } = {};
  const excluded: string[] = [];
  let isDenied = false;
  for (let at = 0; at < text.length && parts.length < partsMost; ) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    // 'over 50% off' is no price.
    const marked = isDenied ? undefined : standing(marks, text, at);
    if (marked) {
      const [[said, percent], mark] = marked;
      parts.push({ kind: 'mark', mark: discountMarks(Number(percent ?? 0)).at(-1) ?? mark, words: plainWords(said).split(' ') });
      at += said.length;
      continue;
    }
    const bound = standing(bounds, text, at);
    if (bound) {
      price[bound[1]] = Number(bound[0][1]);
      at += bound[0][0].length;
      continue;
    }
    const measure = isDenied ? undefined : measureAt(text, at);
    const end = measure?.end ?? endOfWord(text, at);
    const token = text.slice(at, end);
    const words = plainWords(token).split(' ').filter(Boolean);
    if (measure) parts.push({ kind: 'measure', measures: measure.measures, words: measure.isPerhapsWords ? words : [] });
    else if (isDenied && isFiller(token)) {
      // 'without a hood': the hood is meant.
    } else if (denying.has(token) && end < text.length) isDenied = true;
    else {
      if (isDenied || /^-\p{L}/u.test(token)) excluded.push(...words);
      else for (const word of words) parts.push({ kind: 'word', word });
      isDenied = false;
    }
    at = end;
  }
  const shaded = withShades(parts).slice(0, partsMost);
  return {
    parts: shaded,
    excluded,
    code: productCode(query),
    shades: shaded.flatMap((part) => (part.kind === 'shade' ? part.shade : [])),
    ...(price.least === undefined && price.most === undefined ? {} : { price }),
    plain: plainWords(query),
  };
}

function endOfWord(text: string, start: number): number {
  const end = text.indexOf(' ', start);
  return end < 0 ? text.length : end;
}

/** The same with each run of words that names a colour as one part. */
function withShades(parts: readonly Exclude<QueryPart, { kind: 'shade' }>[]): QueryPart[] {
  const found: QueryPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const words = wordsFrom(parts, at);
    const named = words.length > 0 ? shadeAt(words, 0) : undefined;
    if (named) found.push({ kind: 'shade', shade: named.shade, words: words.slice(0, named.length) });
    else found.push(parts[at]!);
    at += named?.length ?? 1;
  }
  return found;
}

/** The words of a query from a place on, up to the first part that is none. */
export function wordsFrom(parts: readonly QueryPart[], start: number): string[] {
  const words: string[] = [];
  for (const part of parts.slice(start)) {
    if (part.kind !== 'word') break;
    words.push(part.word);
  }
  return words;
}

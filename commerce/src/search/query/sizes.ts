const letterBySizeName: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };

/** Normalizes a size name: '2X-Large' is '2xl', 'extra large' is 'xl', 'XXL' is '2xl', 'Medium' is 'm'. */
export function normalizeSize(text: string): string {
  const word = text
    .toLowerCase()
    .trim()
    .replace(/^extra[\s-]*/, 'x')
    .replace(/^(\d?) ?x[\s-]*(small|large)$/, (_, times: string, name: string) => `${times}x${letterBySizeName[name]}`)
    .replace(/^(small|medium|large)$/, (name) => letterBySizeName[name]!);
  const repeated = /^(x{2,5})([sl])$/.exec(word);
  return repeated ? `${repeated[1]!.length}x${repeated[2]}` : word;
}

const fractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
};

/** Returns the normalized sizes of a catalog value: 'S–M' is s and m, 'Medium, shoe 6–8.5' is m, '7½' is 7.5. */
function normalizeSizes(value: string): string[] {
  const [name = ''] = value.replaceAll(/[½¼¾⅛⅜⅝⅞]/g, (part) => fractions[part] ?? part).split(',');
  return name.split('–').map(normalizeSize);
}

export type VariantSizes = Readonly<Record<string, string | undefined>>;

/** Plus sizes are 1X to 6X and women's numbers from 20 to 28; a shoe size of the same number has a width. */
const plusSizes = /^(?:[1-6]x|2[02468])w?$/;
const defaultFits = new Set(['regular', 'medium']);

/** Returns all indexed sizes of a SKU: 34 by 30 is `34x30`, `w34` and `l30`; XL in Tall is `xl`, `xl-tall` and `tall`. */
export function sizesOfVariant({ size, fit, waist, inseam, width }: VariantSizes): string[] {
  const found: string[] = [];
  if (waist) found.push(`w${waist}`);
  if (inseam) found.push(`l${inseam}`);
  if (waist && inseam) found.push(`${waist}x${inseam}`);
  const kinds = [fit, width].flatMap((kind) => kind?.toLowerCase() ?? []);
  for (const word of size ? normalizeSizes(size) : []) {
    found.push(word, ...kinds.map((kind) => `${word}-${kind}`));
    if (inseam) found.push(`${word}x${inseam}`);
    if (!width && plusSizes.test(word)) found.push('plus', `${word}-plus`);
  }
  found.push(...kinds.filter((kind) => !defaultFits.has(kind)));
  return found;
}

export interface SizeMatch {
  sizes: string[];
  /** True if the text may also be meant literally: 'large', 'tall', a bare number. */
  mayBeWords: boolean;
  end: number;
}

const letterSize = '(?:x{0,4}[sl]|[2-5]x[sl]|[1-4]x|m|(?:x|extra|[2-5] ?x)[ -]?(?:small|large)|small|medium|large)';
const inch = '(?: ?(?:in|inch|inches))?';
const fits: Readonly<Record<string, string>> = { tall: 'tall', long: 'tall', big: 'big', petite: 'petite', short: 'short', plus: 'plus' };
const wideWidths = new Set(['wide', 'w', 'ww', 'ee', 'eee', '2e', '4e']);

interface SizePattern {
  expression: RegExp;
  read(found: RegExpExecArray): string[];
  mayBeWords?: boolean;
}
const sizePattern = (form: string, read: SizePattern['read'], mayBeWords = false): SizePattern => ({
  expression: new RegExp(`${form}(?=$|[\\s])`, 'y'),
  read,
  mayBeWords,
});
const halves = (number: string) => number.replace(/ ?1\/2$/, '.5');

/** Patterns of sizes. The first match applies, so the most specific patterns come first. */
const sizePatterns: readonly SizePattern[] = [
  sizePattern(`w?(\\d{2})w?${inch} ?(?:x|/|-|by) ?l?(\\d{2})l?${inch}`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  sizePattern(`(?:w|waist) ?(\\d{2})(?: x)? (?:l|inseam|length|leg) ?(\\d{2})`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  sizePattern(`w(\\d{2})l(\\d{2})`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  sizePattern(`(\\d{2})${inch} ?(?:w|waist)(?: x)? ?(\\d{2})${inch} ?(?:l|inseam|length|leg)`, ([, waist, inseam]) => [
    `${waist}x${inseam}`,
  ]),
  sizePattern(`(?:w|waist|taille) ?([2-6]\\d)`, ([, waist]) => [`w${waist}`]),
  sizePattern(`([2-6]\\d)${inch} ?(?:w|waist)`, ([, waist]) => [`w${waist}`]),
  sizePattern(`(?:l|inseam|length) ?([2-4]\\d)`, ([, inseam]) => [`l${inseam}`]),
  sizePattern(`([2-4]\\d)${inch} ?(?:l|inseam|leg|length)`, ([, inseam]) => [`l${inseam}`]),
  sizePattern(`(?:size )?(\\d{1,2}(?:\\.5| ?1/2)?) ?(wide|ww|w|eee|ee|2e|4e|medium|d|b)`, ([, size, width]) => [
    wideWidths.has(width!) ? `${halves(size!)}-wide` : `${halves(size!)}-medium`,
  ]),
  sizePattern(`(?:size )?((?:x{0,4}l|[2-5]xl|m))t`, ([, size]) => [`${normalizeSize(size!)}-tall`]),
  sizePattern(`(?:size )?(${letterSize}|\\d{1,2}) (tall|long|big|petite|short|plus)`, ([, size, fit]) => [
    `${normalizeSize(size!)}-${fits[fit!]}`,
  ]),
  sizePattern(`(tall|big|petite|plus) (${letterSize})`, ([, fit, size]) => [`${normalizeSize(size!)}-${fits[fit!]}`]),
  sizePattern(`(?:size|sz|taille) (${letterSize}|\\d{1,2}(?:\\.5| ?1/2)?[tcmy]?)`, ([, size]) => sizeOrWaist(halves(size!))),
  sizePattern('(x{1,4}[sl]|[2-5]x[sl]|[1-4]x|(?:x|extra|[2-5] ?x)[ -]?(?:small|large))', ([, size]) => [normalizeSize(size!)]),
  sizePattern('(small|medium|large)', ([, size]) => [normalizeSize(size!)], true),
  sizePattern('big (?:and|&|n) tall', () => ['big', 'tall']),
  sizePattern('plus sizes?', () => ['plus'], true),
  sizePattern('(tall|petite|wide)', ([, kind]) => [kind!], true),
  sizePattern('(\\d{1,2})t', ([, size]) => [`${size}t`]),
  sizePattern('(\\d{1,2}) ?(?:m|mo|months?)', ([, size]) => [`${size}m`]),
  sizePattern('(?:size )?(\\d{1,2}\\.(?:5|25|75|125|375|625|875))', ([, size]) => [size!]),
  sizePattern('(\\d{1,2})', ([, size]) => sizeOrWaist(size!), true),
];

const fitNames = new Set([...Object.values(fits), 'wide']);

/**
 * Joins what describes one size: '4xl' and 'tall' is `4xl-tall`, 'w34' and 'l30' is `34x30`. Each size is a list of alternatives; sizes
 * that cannot be joined are unchanged.
 */
export function combineSizes(sizes: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const only = (isWanted: (size: string) => boolean) => {
    const found = sizes.filter((alternatives) => alternatives.some(isWanted));
    return found.length === 1 && found[0]!.length > 0 ? found[0] : undefined;
  };
  const isFit = (size: string) => fitNames.has(size);
  const [fit, base] = [only(isFit), only((size) => /^(?:\d?x*[sml]|\dx|\d{1,2}(?:\.\d+)?)$/.test(size))];
  const [waist, inseam] = [only((size) => /^w\d{2}$/.test(size)), only((size) => /^l\d{2}$/.test(size))];
  if (waist && inseam && waist !== inseam) {
    const joined = waist.flatMap((each) => (each.startsWith('w') ? inseam.map((length) => `${each.slice(1)}x${length.slice(1)}`) : []));
    return [joined, ...sizes.filter((size) => size !== waist && size !== inseam)];
  }
  if (fit?.length === 1 && base && fit !== base) {
    return [base.map((size) => `${size}-${fit[0]}`), ...sizes.filter((size) => size !== fit && size !== base)];
  }
  return sizes;
}

function sizeOrWaist(size: string): string[] {
  const word = normalizeSize(size);
  return /^[2-6]\d$/.test(size) ? [word, `w${size}`] : [word];
}

export function normalizeSizeText(query: string): string {
  return query
    .replaceAll(/(\d) ?([½¼¾⅛⅜⅝⅞])/g, (_, whole: string, part: string) => `${whole}${fractions[part]}`)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('⁄', '/')
    .replaceAll(/%(?=\s*(?:off|de\s+(?:r[eé]duction|remise|rabais))(?:\s|$))/g, ' percent')
    .replaceAll(/(\d) 1\/2(?!\d)/g, '$1.5')
    .replaceAll(/["”″'’]/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\p{L}\p{N}./&-]+/gu, ' ')
    .trim();
}

/** Returns the size at an index of a text from `normalizeSizeText`. The index must be the start of a word. */
export function parseSizeAt(text: string, start: number): SizeMatch | undefined {
  for (const { expression, read, mayBeWords = false } of sizePatterns) {
    expression.lastIndex = start;
    const found = expression.exec(text);
    if (found) return { sizes: read(found), mayBeWords, end: start + found[0].length };
  }
  return undefined;
}

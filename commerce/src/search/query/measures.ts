/** Sizes as the index keeps them and as shoppers type them: '34x30', 'W34 L30', 'XL tall', '10.5 wide', 'size 14'. Pure. */

const letterNames: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };

/** '2X-Large' as '2xl', 'extra large' as 'xl', 'XXL' as '2xl', 'Medium' as 'm'; other words in lower case. */
export function sizeWord(text: string): string {
  const word = text
    .toLowerCase()
    .trim()
    .replace(/^extra[\s-]*/, 'x')
    .replace(/^(\d?) ?x[\s-]*(small|large)$/, (_, times: string, name: string) => `${times}x${letterNames[name]}`)
    .replace(/^(small|medium|large)$/, (name) => letterNames[name]!);
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

/** The words for a size as a catalogue names it: 'S–M' is s and m, 'Medium, shoe 6–8.5' is m, '7½' is 7.5. */
function sizeWords(value: string): string[] {
  const [name = ''] = value.replaceAll(/[½¼¾⅛⅜⅝⅞]/g, (part) => fractions[part] ?? part).split(',');
  return name.split('–').map(sizeWord);
}

/** Sizes of one SKU, by the ids of its attributes. */
export type VariantSizes = Readonly<Record<string, string | undefined>>;

/** Sizes that are called plus: 1X to 6X, and women's numbers from 20 to 28. Shoes have a width, waists are told apart. */
const plusSize = /^(?:[1-6]x|2[02468])w?$/;
const ordinary = new Set(['regular', 'medium']);

/** Every measure that a SKU answers to: 34 by 30 as `34x30`, `w34` and `l30`; XL in Tall as `xl`, `xl-tall` and `tall`. */
export function measuresOf({ size, fit, waist, inseam, width }: VariantSizes): string[] {
  const found: string[] = [];
  if (waist) found.push(`w${waist}`);
  if (inseam) found.push(`l${inseam}`);
  if (waist && inseam) found.push(`${waist}x${inseam}`);
  const kinds = [fit, width].flatMap((kind) => kind?.toLowerCase() ?? []);
  for (const word of size ? sizeWords(size) : []) {
    found.push(word, ...kinds.map((kind) => `${word}-${kind}`));
    if (inseam) found.push(`${word}x${inseam}`);
    if (!width && plusSize.test(word)) found.push('plus', `${word}-plus`);
  }
  found.push(...kinds.filter((kind) => !ordinary.has(kind)));
  return found;
}

/** A part of a query that is a size. */
export interface MeasurePart {
  /** One of these is meant. */
  measures: string[];
  /** It may as well be meant as words: 'large', 'tall', a bare number. */
  isPerhapsWords: boolean;
  /** Where it ends in the text. */
  end: number;
}

const letter = '(?:x{0,4}[sl]|[2-5]x[sl]|[1-4]x|m|(?:x|extra|[2-5] ?x)[ -]?(?:small|large)|small|medium|large)';
const inch = '(?: ?(?:in|inch|inches))?';
const fits: Readonly<Record<string, string>> = { tall: 'tall', long: 'tall', big: 'big', petite: 'petite', short: 'short', plus: 'plus' };
const wide = new Set(['wide', 'w', 'ww', 'ee', 'eee', '2e', '4e']);

interface Pattern {
  form: RegExp;
  read(found: RegExpExecArray): string[];
  isPerhapsWords?: boolean;
}
const pattern = (form: string, read: Pattern['read'], isPerhapsWords = false): Pattern => ({
  form: new RegExp(`${form}(?=$|[\\s])`, 'y'),
  read,
  isPerhapsWords,
});
const halves = (number: string) => number.replace(/ ?1\/2$/, '.5');

/** In this order: what says more comes first. */
const patterns: readonly Pattern[] = [
  pattern(`w?(\\d{2})w?${inch} ?(?:x|/|-|by) ?l?(\\d{2})l?${inch}`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  pattern(`(?:w|waist) ?(\\d{2})(?: x)? (?:l|inseam|length|leg) ?(\\d{2})`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  pattern(`w(\\d{2})l(\\d{2})`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  pattern(`(\\d{2})${inch} ?(?:w|waist)(?: x)? ?(\\d{2})${inch} ?(?:l|inseam|length|leg)`, ([, waist, inseam]) => [`${waist}x${inseam}`]),
  pattern(`(?:w|waist|taille) ?([2-6]\\d)`, ([, waist]) => [`w${waist}`]),
  pattern(`([2-6]\\d)${inch} ?(?:w|waist)`, ([, waist]) => [`w${waist}`]),
  pattern(`(?:l|inseam|length) ?([2-4]\\d)`, ([, inseam]) => [`l${inseam}`]),
  pattern(`([2-4]\\d)${inch} ?(?:l|inseam|leg|length)`, ([, inseam]) => [`l${inseam}`]),
  pattern(`(?:size )?(\\d{1,2}(?:\\.5| ?1/2)?) ?(wide|ww|w|eee|ee|2e|4e|medium|d|b)`, ([, size, width]) => [
    wide.has(width!) ? `${halves(size!)}-wide` : `${halves(size!)}-medium`,
  ]),
  pattern(`(?:size )?((?:x{0,4}l|[2-5]xl|m))t`, ([, size]) => [`${sizeWord(size!)}-tall`]),
  pattern(`(?:size )?(${letter}|\\d{1,2}) (tall|long|big|petite|short|plus)`, ([, size, fit]) => [`${sizeWord(size!)}-${fits[fit!]}`]),
  pattern(`(tall|big|petite|plus) (${letter})`, ([, fit, size]) => [`${sizeWord(size!)}-${fits[fit!]}`]),
  pattern(`(?:size|sz|taille) (${letter}|\\d{1,2}(?:\\.5| ?1/2)?[tcmy]?)`, ([, size]) => sizeOrWaist(halves(size!))),
  pattern('(x{1,4}[sl]|[2-5]x[sl]|[1-4]x|(?:x|extra|[2-5] ?x)[ -]?(?:small|large))', ([, size]) => [sizeWord(size!)]),
  pattern('(small|medium|large)', ([, size]) => [sizeWord(size!)], true),
  pattern('big (?:and|&|n) tall', () => ['big', 'tall']),
  pattern('plus sizes?', () => ['plus'], true),
  pattern('(tall|petite|wide)', ([, kind]) => [kind!], true),
  pattern('(\\d{1,2})t', ([, size]) => [`${size}t`]),
  pattern('(\\d{1,2}) ?(?:m|mo|months?)', ([, size]) => [`${size}m`]),
  pattern('(?:size )?(\\d{1,2}\\.(?:5|25|75|125|375|625|875))', ([, size]) => [size!]),
  pattern('(\\d{1,2})', ([, size]) => sizeOrWaist(size!), true),
];

/** A bare number of two digits may be a size or a waist. */
function sizeOrWaist(size: string): string[] {
  const word = sizeWord(size);
  return /^[2-6]\d$/.test(size) ? [word, `w${size}`] : [word];
}

/** A query as measures are read from it: lower case, '×' an x, quotes and inch marks gone, other signs a space. */
export function measureText(query: string): string {
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

/** The size that begins at `start` of a text of {@link measureText}, a beginning of a word. */
export function measureAt(text: string, start: number): MeasurePart | undefined {
  for (const { form, read, isPerhapsWords = false } of patterns) {
    form.lastIndex = start;
    const found = form.exec(text);
    if (found) return { measures: read(found), isPerhapsWords, end: start + found[0].length };
  }
  return undefined;
}

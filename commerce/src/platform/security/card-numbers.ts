/** Finds card numbers that shoppers type where they do not belong: in messages, reviews, addresses and searches. */

/** Prefixes, as ranges of their first digits, and lengths of the issuers' numbers. */
const issuers: readonly { from: number; to: number; lengths: readonly number[] }[] = [
  // Visa
  { from: 4, to: 4, lengths: [13, 16, 19] },
  // Mastercard
  { from: 51, to: 55, lengths: [16] },
  { from: 2221, to: 2720, lengths: [16] },
  // American Express
  { from: 34, to: 34, lengths: [15] },
  { from: 37, to: 37, lengths: [15] },
  // Diners Club
  { from: 300, to: 305, lengths: [14, 16, 19] },
  { from: 3095, to: 3095, lengths: [14, 16, 19] },
  { from: 36, to: 36, lengths: [14, 16, 19] },
  { from: 38, to: 39, lengths: [14, 16, 19] },
  // Discover
  { from: 6011, to: 6011, lengths: [16, 17, 18, 19] },
  { from: 644, to: 649, lengths: [16, 17, 18, 19] },
  { from: 65, to: 65, lengths: [16, 17, 18, 19] },
  // JCB
  { from: 3528, to: 3589, lengths: [16, 17, 18, 19] },
  // UnionPay
  { from: 62, to: 62, lengths: [16, 17, 18, 19] },
  { from: 81, to: 81, lengths: [16, 17, 18, 19] },
  // Mir
  { from: 2200, to: 2204, lengths: [16, 17, 18, 19] },
  // Maestro
  { from: 5018, to: 5018, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 5020, to: 5020, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 5038, to: 5038, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 5893, to: 5893, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 6304, to: 6304, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { from: 6759, to: 6763, lengths: [13, 14, 15, 16, 17, 18, 19] },
];

/** Groups of digits with separators in between. A comma with a space separates the entries of a list. */
const digitRun = /\d+(?:(?:[\s\p{Pd}\p{Cf}._+·]{1,7}|\p{Cf}?[,/])\d+)*/gu;
/** Space, plus and hyphen in URLs. */
const encodedSeparator = /%2[0BD]/gi;
/** Groups of a UUID can look like a card number: one UUIDv7 of 14,000 does. */
const uuid = /(?<![\da-z])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-z])/gi;
const minDigits = 13;
const maxDigits = 19;
/** The longest telephone number with a plus sign (E.164). */
const maxPhoneDigits = 15;
const mask = '[card number]';
const digitsInOrder = 1_234_567_890;
const zeroWidthSpace = '\u200b';

let digitsOfAllScripts: ReadonlyMap<string, string> | undefined;

/** Returns the digits of all scripts that the runtime knows, with their ASCII digits. */
function scriptDigits(): ReadonlyMap<string, string> {
  digitsOfAllScripts ??= new Map(
    Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
      const written = [...new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(digitsInOrder)];
      return written.map((digit, index) => [digit, String((index + 1) % 10)] as const);
    }),
  );
  return digitsOfAllScripts;
}

/** Replaces digits of other scripts, and full-width forms, by ASCII characters. Every character keeps its position. */
function withAsciiDigits(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, (character) => {
    const plain = scriptDigits().get(character) ?? character.normalize('NFKC');
    return plain.length <= character.length ? plain.padEnd(character.length, zeroWidthSpace) : character;
  });
}

interface Group {
  digits: string;
  start: number;
}

function hasIssuer(digits: string): boolean {
  return issuers.some(({ from, to, lengths }) => {
    const prefix = Number(digits.slice(0, String(from).length));
    return prefix >= from && prefix <= to && lengths.includes(digits.length);
  });
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const value = index % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * Returns whether card numbers are written in such groups: equal ones with a shorter last one, those of American Express and Diners Club,
 * or any if there is nothing else in the run of digits. Two telephone numbers in a row have other groups, and so has a list of sizes, whose
 * numbers have two digits.
 */
function isCardGrouping(lengths: readonly number[], isWholeRun: boolean): boolean {
  const [first = 0, ...others] = lengths;
  const last = others.at(-1) ?? first;
  if (first === 2 && last <= 2 && others.every((length) => length <= 2)) return false;
  if (last <= first && others.slice(0, -1).every((length) => length === first)) return true;
  if (['4,6,5', '4,6,4'].includes(lengths.join())) return true;
  return isWholeRun && lengths.reduce((sum, length) => sum + length, 0) > maxPhoneDigits;
}

function isCardNumber(digits: string, lengths: readonly number[], isWholeRun: boolean, isAfterPlus: boolean): boolean {
  if (isAfterPlus && digits.length <= maxPhoneDigits) return false;
  return hasIssuer(digits) && isCardGrouping(lengths, isWholeRun) && passesLuhn(digits);
}

function groupsOf(run: string, start: number): Group[] {
  return [...run.matchAll(/\d+/g)].map((match) => ({ digits: match[0], start: start + match.index }));
}

/** Returns the number of groups, from `first` on, that are the longest card number starting there; 0 for none. */
function cardLengthAt(groups: readonly Group[], first: number, isAfterPlus: boolean): number {
  const lengths: number[] = [];
  let longest = 0;
  let digits = '';
  for (let end = first; end < groups.length; end++) {
    const group = groups[end]?.digits ?? '';
    digits += group;
    lengths.push(group.length);
    if (digits.length > maxDigits) break;
    const isWholeRun = lengths.length === groups.length;
    if (digits.length >= minDigits && isCardNumber(digits, lengths, isWholeRun, isAfterPlus && first === 0)) longest = lengths.length;
  }
  return longest;
}

/** Moves a position within a character of two code units to its end. */
const characterEnd = (text: string, position: number) => position + (/^[\uDC00-\uDFFF]/.test(text.slice(position, position + 1)) ? 1 : 0);

/** Returns the positions of card numbers: 13 to 19 digits of a known issuer that pass the Luhn check, also with separators. */
function findCardNumbers(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  // Replacements of the same length keep the positions.
  const plain = withAsciiDigits(text)
    .replaceAll(uuid, (id) => 'x'.repeat(id.length))
    .replaceAll(encodedSeparator, '   ');
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    const groups = groupsOf(run, index);
    for (let first = 0; first < groups.length; ) {
      const count = cardLengthAt(groups, first, plain[index - 1] === '+');
      const last = groups[first + count - 1];
      if (count > 0 && last) found.push({ start: groups[first]?.start ?? index, end: characterEnd(text, last.start + last.digits.length) });
      first += Math.max(1, count);
    }
  }
  return found;
}

export function containsCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0;
}

/** Replaces each card number by `[card number]`. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let position = 0;
  for (const { start, end } of findCardNumbers(text)) {
    masked += text.slice(position, start) + mask;
    position = end;
  }
  return masked + text.slice(position);
}

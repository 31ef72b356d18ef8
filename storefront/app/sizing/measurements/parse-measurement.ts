import { centimetersPerInch, kilogramsPerPound, maxInches, maxPounds } from '@outfitter/contract/client';

/**
 * What a person typed about a length or a weight, read: `34 1/2`, `86,5`, `5'10"`, `1 m 78`, `12 st 4`, `82 kg`. A unit that is typed wins
 * over the one that is chosen. Pure; it knows of no garment.
 */

export type LengthUnit = 'inch' | 'centimeter';
export type WeightUnit = 'pound' | 'kilogram';
export type MeasurementError = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-large';
export type ParsedLength = { ok: true; inches: number } | { ok: false; error: MeasurementError };
export type ParsedWeight = { ok: true; pounds: number } | { ok: false; error: MeasurementError };

interface Units {
  /** By each way of writing it, what one is in inches or pounds. */
  named: ReadonlyMap<string, number>;
  /** How many of the smaller make one of the larger, where a number with the larger may be followed by one of the smaller: 5 ft 10. */
  pairs: readonly { larger: string; smaller: string; count: number }[];
}

const inchesPerCentimeter = 1 / centimetersPerInch;
const poundsPerKilogram = 1 / kilogramsPerPound;

function unitTable(words: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(words).flatMap(([names, worth]) => names.split(' ').map((name) => [name, worth] as const)));
}

const lengths: Units = {
  named: unitTable({
    '" in inch inches po pouce pouces': 1,
    "' ft foot feet pi pied pieds": 12,
    'mm millimeter millimeters millimetre millimetres millimètre millimètres': inchesPerCentimeter / 10,
    'cm centimeter centimeters centimetre centimetres centimètre centimètres': inchesPerCentimeter,
    'm meter meters metre metres mètre mètres': inchesPerCentimeter * 100,
  }),
  pairs: [
    { larger: 'ft', smaller: 'in', count: 12 },
    { larger: 'm', smaller: 'cm', count: 100 },
  ],
};
const weights: Units = {
  named: unitTable({
    'oz ounce ounces once onces': 1 / 16,
    'lb lbs pound pounds livre livres': 1,
    'st stone stones': 14,
    'g gram grams gramme grammes': poundsPerKilogram / 1000,
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes': poundsPerKilogram,
  }),
  pairs: [
    { larger: 'st', smaller: 'lb', count: 14 },
    { larger: 'lb', smaller: 'oz', count: 16 },
  ],
};

/** Characters of a measure; nobody writes more, and no pattern is put to work on more. */
const maxLength = 40;
/** `34`, `34.5`, `34,5`, `34 1/2`, `34-1/2`, `1/2`, then a unit or none. */
const part = /(?:(\d+)(?: ?- ?| ))?(\d+)\/(\d+)|(\d+(?:[.,]\d*)?|[.,]\d+)(e\d+)?/y;
const unitName = / ?(["']|\p{L}+)? ?/uy;

/** One way of writing for all the ways of typing: other quotes, other blanks, other digits, `½`. */
function normalizeText(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')} `)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[′‘’ʹ´`]/g, "'")
    .replace(/[″“”ʺ]|'{2}/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/(?<=\p{L})\.(?= |$)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The number that one part of the text states; undefined for `3/0`, and for `1,000`, which is one in one country and a thousand in another. */
function parseNumber([, whole, over, under, decimal, exponent]: RegExpExecArray): number | undefined {
  if (decimal === undefined) return Number(over) < Number(under) ? Number(whole ?? 0) + Number(over) / Number(under) : undefined;
  if (/[1-9]\d*,\d{3}$/.test(decimal)) return undefined;
  return Number(decimal.replace(',', '.') + (exponent ?? ''));
}

interface Part {
  amount: number;
  unit: string | undefined;
}

function parseParts(text: string): Part[] | undefined {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at = unitName.lastIndex) {
    part.lastIndex = at;
    const found = part.exec(text);
    const amount = found ? parseNumber(found) : undefined;
    if (amount === undefined) return undefined;
    unitName.lastIndex = part.lastIndex;
    parts.push({ amount, unit: unitName.exec(text)?.[1] });
  }
  return parts;
}

/** What the parts come to in inches or pounds: one number, or a larger unit's and a smaller one's. */
function total([first, second, ...more]: readonly Part[], { named, pairs }: Units, unit: string): number | undefined {
  const worth = named.get(first?.unit ?? unit);
  if (!first || worth === undefined || more.length > 0) return undefined;
  if (!second) return first.amount * worth;
  const pair = pairs.find(({ larger, smaller }) => worth === named.get(larger) && named.get(second.unit ?? smaller) === named.get(smaller));
  // `1 m 8` is eight centimeters to one and eighty to another.
  const isClear = second.unit !== undefined || pair?.count !== 100 || second.amount >= 10;
  if (first.unit === undefined || !pair || !isClear || !Number.isInteger(first.amount) || second.amount >= pair.count) return undefined;
  return worth * (first.amount + second.amount / pair.count);
}

/** The measure in inches or pounds, to the hundredth. */
function parseAmount(text: string, units: Units, unit: string, most: number): number | MeasurementError {
  const written = normalizeText(text);
  if (written === '') return 'empty';
  if (text.length > maxLength) return 'not-a-number';
  const isNegative = written.startsWith('-');
  const parts = parseParts(isNegative ? written.slice(1).trim() : written);
  const amount = parts && total(parts, units, unit);
  if (amount === undefined || Number.isNaN(amount)) return 'not-a-number';
  const rounded = Math.round(amount * 100) / 100;
  if (isNegative || rounded <= 0) return 'not-above-zero';
  return rounded > most ? 'too-large' : rounded;
}

/** A length in inches, to the hundredth; at most 120. `unit` is that of a number that has none of its own. */
export function parseLength(text: string, unit: LengthUnit): ParsedLength {
  const found = parseAmount(text, lengths, unit, maxInches);
  return typeof found === 'number' ? { ok: true, inches: found } : { ok: false, error: found };
}

/** A weight in pounds, to the hundredth; at most 1,000. `unit` is that of a number that has none of its own. */
export function parseWeight(text: string, unit: WeightUnit): ParsedWeight {
  const found = parseAmount(text, weights, unit, maxPounds);
  return typeof found === 'number' ? { ok: true, pounds: found } : { ok: false, error: found };
}

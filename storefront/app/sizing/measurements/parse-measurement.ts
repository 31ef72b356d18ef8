import { centimetersPerInch, kilogramsPerPound, maxInches, maxPounds } from '@outfitter/contract/client';

/** Parses a typed length or weight: `34 1/2`, `86,5`, `5'10"`, `1 m 78`, `12 st 4`, `82 kg`. A typed unit overrides the selected one. */

export type LengthUnit = 'inch' | 'centimeter';
export type WeightUnit = 'pound' | 'kilogram';
export type MeasurementError = 'empty' | 'not-a-number' | 'not-above-zero' | 'too-large';
export type ParsedLength = { ok: true; inches: number } | { ok: false; error: MeasurementError };
export type ParsedWeight = { ok: true; pounds: number } | { ok: false; error: MeasurementError };

interface Units {
  factors: ReadonlyMap<string, number>;
  /** Units that can be combined, the larger one first: 5 ft 10. `count` is the number of smaller units in a larger one. */
  pairs: readonly { larger: string; smaller: string; count: number }[];
}

const inchesPerCentimeter = 1 / centimetersPerInch;
const poundsPerKilogram = 1 / kilogramsPerPound;

function unitTable(unitsBySpelling: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(unitsBySpelling).flatMap(([names, factor]) => names.split(' ').map((name) => [name, factor] as const)));
}

const lengths: Units = {
  factors: unitTable({
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
  factors: unitTable({
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

/** Maximum length in characters. Longer input is rejected before any pattern is matched. */
const maxLength = 40;
/** Matches a number such as `34`, `34.5`, `34,5`, `34 1/2`, `34-1/2` or `1/2`; a unit may follow. */
const numberPattern = /(?:(\d+)(?: ?- ?| ))?(\d+)\/(\d+)|(\d+(?:[.,]\d*)?|[.,]\d+)(e\d+)?/y;
const unitPattern = / ?(["']|\p{L}+)? ?/uy;

function normalizeText(text: string): string {
  return (
    text
      .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC').replace('\u2044', '/')} `)
      // NFKC would turn an acute accent, which some shoppers type for feet, into a space and a combining accent.
      .replaceAll('´', "'")
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[′‘’ʹ`]/g, "'")
      .replace(/[″“”ʺ]|'{2}/g, '"')
      .replace(/[−–—]/g, '-')
      .replace(/(?<=\p{L})\.(?= |$)/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Parses a number. Returns undefined for `3/0`, and for `1,000`, which may mean 1 or 1000. */
function parseNumber([, whole, numerator, denominator, decimal, exponent]: RegExpExecArray): number | undefined {
  if (decimal === undefined)
    return Number(numerator) < Number(denominator) ? Number(whole ?? 0) + Number(numerator) / Number(denominator) : undefined;
  if (/[1-9]\d*,\d{3}$/.test(decimal)) return undefined;
  return Number(decimal.replace(',', '.') + (exponent ?? ''));
}

interface Part {
  amount: number;
  unit: string | undefined;
}

function parseParts(text: string): Part[] | undefined {
  const parts: Part[] = [];
  for (let index = 0; index < text.length; index = unitPattern.lastIndex) {
    numberPattern.lastIndex = index;
    const match = numberPattern.exec(text);
    const amount = match ? parseNumber(match) : undefined;
    if (amount === undefined) return undefined;
    unitPattern.lastIndex = numberPattern.lastIndex;
    parts.push({ amount, unit: unitPattern.exec(text)?.[1] });
  }
  return parts;
}

function sumParts([first, second, ...others]: readonly Part[], { factors, pairs }: Units, unit: string): number | undefined {
  const factor = factors.get(first?.unit ?? unit);
  if (!first || factor === undefined || others.length > 0) return undefined;
  if (!second) return first.amount * factor;
  const pair = pairs.find(
    ({ larger, smaller }) => factor === factors.get(larger) && factors.get(second.unit ?? smaller) === factors.get(smaller),
  );
  // `1 m 8` is ambiguous: 8 or 80 centimeters.
  const isUnambiguous = second.unit !== undefined || pair?.count !== 100 || second.amount >= 10;
  if (first.unit === undefined || !pair || !isUnambiguous || !Number.isInteger(first.amount) || second.amount >= pair.count)
    return undefined;
  return factor * (first.amount + second.amount / pair.count);
}

function parseAmount(text: string, units: Units, unit: string, max: number): number | MeasurementError {
  const normalized = normalizeText(text);
  if (normalized === '') return 'empty';
  if (text.length > maxLength) return 'not-a-number';
  const isNegative = normalized.startsWith('-');
  const parts = parseParts(isNegative ? normalized.slice(1).trim() : normalized);
  const amount = parts && sumParts(parts, units, unit);
  if (amount === undefined || Number.isNaN(amount)) return 'not-a-number';
  const rounded = Math.round(amount * 100) / 100;
  if (isNegative || rounded <= 0) return 'not-above-zero';
  return rounded > max ? 'too-large' : rounded;
}

/** Parses a length. Returns at most 120 inches, rounded to hundredths. `unit` applies to numbers without a unit. */
export function parseLength(text: string, unit: LengthUnit): ParsedLength {
  const parsedAmount = parseAmount(text, lengths, unit, maxInches);
  return typeof parsedAmount === 'number' ? { ok: true, inches: parsedAmount } : { ok: false, error: parsedAmount };
}

/** Parses a weight. Returns at most 1,000 pounds, rounded to hundredths. `unit` applies to numbers without a unit. */
export function parseWeight(text: string, unit: WeightUnit): ParsedWeight {
  const parsedAmount = parseAmount(text, weights, unit, maxPounds);
  return typeof parsedAmount === 'number' ? { ok: true, pounds: parsedAmount } : { ok: false, error: parsedAmount };
}

/** Measures of bodies and clothes: kept in inches and pounds, shown in both systems. */

export type MeasureUnit = 'inch' | 'pound';

/** One measure, or the least and the most of it. */
export type Measure = number | readonly [least: number, most: number];

const centimetresOfInch = 2.54;
const kilogramsOfPound = 0.45359237;
const fractions: Readonly<Record<number, string>> = { 1: '⅛', 2: '¼', 3: '⅜', 4: '½', 5: '⅝', 6: '¾', 7: '⅞' };

/** The same amount in centimetres or kilograms, to the half below 30 and to the whole above: nobody's tape is finer. */
export function metricOf(amount: number, unit: MeasureUnit): number {
  const metric = amount * (unit === 'inch' ? centimetresOfInch : kilogramsOfPound);
  return metric < 30 ? Math.round(metric * 2) / 2 : Math.round(metric);
}

/** An amount as a tape reads it, to the eighth: 8½. */
export function inEighths(amount: number): string {
  const eighths = Math.round(amount * 8);
  const fraction = fractions[eighths % 8] ?? '';
  const whole = Math.floor(eighths / 8);
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`;
}

/** A measure by its amounts as text: `38–40`. */
export function measureText(measure: Measure, amountText: (amount: number) => string): string {
  if (typeof measure === 'number') return amountText(measure);
  const [least, most] = measure.map(amountText);
  return least === most ? `${least}` : `${least}–${most}`;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What a table's cell holds: a measure; undefined for anything else. */
export function measureOf(value: unknown): Measure | undefined {
  if (isAmount(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const [least, most] = value as unknown[];
  return isAmount(least) && isAmount(most) ? [least, most] : undefined;
}

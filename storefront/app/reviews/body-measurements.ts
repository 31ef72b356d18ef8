import { centimetersPerInch, kilogramsPerPound, reviewerHeight, reviewerWeight } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';

export function usesImperialUnits(locale: string): boolean {
  return /^en(-US|-XA)?$/.test(locale);
}

type Formatter = Pick<IntlShape, 'locale' | 'formatMessage' | 'formatNumber'>;

/** Returns `5 ft 10 in` or `178 cm`. */
export function formatHeight(intl: Formatter, inches: number): string {
  if (usesImperialUnits(intl.locale)) {
    const rounded = Math.round(inches);
    return intl.formatMessage(
      { id: 'reviews.feet', defaultMessage: '{feet, number} ft {inches, number} in' },
      { feet: Math.floor(rounded / 12), inches: rounded % 12 },
    );
  }
  return intl.formatNumber(Math.round(inches * centimetersPerInch), { style: 'unit', unit: 'centimeter' });
}

export function formatWeight(intl: Formatter, pounds: number): string {
  return usesImperialUnits(intl.locale)
    ? intl.formatNumber(Math.round(pounds), { style: 'unit', unit: 'pound' })
    : intl.formatNumber(Math.round(pounds * kilogramsPerPound), { style: 'unit', unit: 'kilogram' });
}

export interface BodyRange {
  /** Query parameter, in inches or pounds, with both ends inclusive. */
  value: string;
  from?: number;
  to?: number;
}

function buildRanges({ min, max }: Readonly<Record<'min' | 'max', number>>, edges: readonly number[]): BodyRange[] {
  return [min, ...edges].map((from, index) => {
    const next = edges[index];
    return {
      value: `${from}-${next === undefined ? max : next - 1}`,
      ...(index === 0 ? {} : { from }),
      ...(next === undefined ? {} : { to: next - 1 }),
    };
  });
}

export const heightRanges: readonly BodyRange[] = buildRanges(reviewerHeight, [64, 67, 70, 73, 76]);
export const weightRanges: readonly BodyRange[] = buildRanges(reviewerWeight, [130, 155, 180, 205, 235]);

/** Body dimension by which reviews are filtered. `metricFactor` is the number of centimeters per inch, or kilograms per pound. */
export interface BodyDimension {
  format(intl: Formatter, amount: number): string;
  metricFactor: number;
}
export const heightDimension: BodyDimension = { format: formatHeight, metricFactor: centimetersPerInch };
export const weightDimension: BodyDimension = { format: formatWeight, metricFactor: kilogramsPerPound };

/**
 * Formats a range, such as `5 ft 4 in to 5 ft 6 in`, `under 5 ft 4 in` or `6 ft 4 in and up`. Metric ranges have whole numbers without gaps
 * or overlaps.
 */
export function formatRange(intl: Formatter, { from, to }: BodyRange, { format, metricFactor }: BodyDimension): string {
  // Amounts are rounded, so a range begins half an inch or pound below its first whole number.
  const firstOf = (amount: number) => (usesImperialUnits(intl.locale) ? amount : Math.ceil((amount - 0.5) * metricFactor) / metricFactor);
  const lastBefore = (amount: number) =>
    usesImperialUnits(intl.locale) ? amount - 1 : (Math.ceil((amount - 0.5) * metricFactor) - 1) / metricFactor;
  if (from === undefined) {
    return intl.formatMessage({ id: 'reviews.range.under', defaultMessage: 'under {to}' }, { to: format(intl, firstOf((to ?? 0) + 1)) });
  }
  const first = format(intl, firstOf(from));
  if (to === undefined) return intl.formatMessage({ id: 'reviews.range.up', defaultMessage: '{from} and up' }, { from: first });
  return intl.formatMessage(
    { id: 'reviews.range', defaultMessage: '{from} to {to}' },
    { from: first, to: format(intl, lastBefore(to + 1)) },
  );
}

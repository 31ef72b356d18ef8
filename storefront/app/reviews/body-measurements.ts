import { centimetersPerInch, kilogramsPerPound, reviewerHeight, reviewerWeight } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';

/** True for locales that use feet and pounds. */
export function usesImperialUnits(locale: string): boolean {
  return /^en(-US|-XA)?$/.test(locale);
}

type Formatter = Pick<IntlShape, 'locale' | 'formatMessage' | 'formatNumber'>;

/** `5 ft 10 in`, or `178 cm`. */
export function heightText(intl: Formatter, inches: number): string {
  if (usesImperialUnits(intl.locale)) {
    const rounded = Math.round(inches);
    return intl.formatMessage(
      { id: 'reviews.feet', defaultMessage: '{feet, number} ft {inches, number} in' },
      { feet: Math.floor(rounded / 12), inches: rounded % 12 },
    );
  }
  return intl.formatNumber(Math.round(inches * centimetersPerInch), { style: 'unit', unit: 'centimeter' });
}

export function weightText(intl: Formatter, pounds: number): string {
  return usesImperialUnits(intl.locale)
    ? intl.formatNumber(Math.round(pounds), { style: 'unit', unit: 'pound' })
    : intl.formatNumber(Math.round(pounds * kilogramsPerPound), { style: 'unit', unit: 'kilogram' });
}

export interface BodyRange {
  /** Query parameter in inches or pounds, both ends inclusive. */
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

/** `metric` is the number of centimeters per inch, or kilograms per pound. */
export interface BodyDimension {
  textOf(intl: Formatter, amount: number): string;
  metric: number;
}
export const heightDimension: BodyDimension = { textOf: heightText, metric: centimetersPerInch };
export const weightDimension: BodyDimension = { textOf: weightText, metric: kilogramsPerPound };

/**
 * Examples: `5 ft 4 in to 5 ft 6 in`, `under 5 ft 4 in`, `6 ft 4 in and up`. Metric ranges have whole numbers without gaps or overlaps.
 */
export function rangeText(intl: Formatter, { from, to }: BodyRange, { textOf, metric }: BodyDimension): string {
  // Amounts are rounded, so a range begins half an inch or pound before its first whole one.
  const firstOf = (amount: number) => (usesImperialUnits(intl.locale) ? amount : Math.ceil((amount - 0.5) * metric) / metric);
  const lastBefore = (amount: number) => (usesImperialUnits(intl.locale) ? amount - 1 : (Math.ceil((amount - 0.5) * metric) - 1) / metric);
  if (from === undefined) {
    return intl.formatMessage({ id: 'reviews.range.under', defaultMessage: 'under {to}' }, { to: textOf(intl, firstOf((to ?? 0) + 1)) });
  }
  const first = textOf(intl, firstOf(from));
  if (to === undefined) return intl.formatMessage({ id: 'reviews.range.up', defaultMessage: '{from} and up' }, { from: first });
  return intl.formatMessage(
    { id: 'reviews.range', defaultMessage: '{from} to {to}' },
    { from: first, to: textOf(intl, lastBefore(to + 1)) },
  );
}

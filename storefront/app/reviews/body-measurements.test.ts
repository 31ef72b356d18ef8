import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  formatHeight,
  formatRange,
  formatWeight,
  heightDimension,
  heightRanges,
  weightDimension,
  weightRanges,
} from './body-measurements.ts';

const american = createIntl({ locale: 'en-US', onError: () => undefined });
const french = createIntl({ locale: 'fr-FR', onError: () => undefined });
const normalizeSpaces = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('body measurements', () => {
  it('are formatted in the units of the locale', () => {
    expect([formatHeight(american, 70), formatHeight(american, 71.6), formatWeight(american, 180)]).toEqual([
      '5 ft 10 in',
      '6 ft 0 in',
      '180 lb',
    ]);
    expect([normalizeSpaces(formatHeight(french, 70)), normalizeSpaces(formatWeight(french, 180))]).toEqual(['178 cm', '82 kg']);
  });

  it('fall into exactly one range', () => {
    for (const [ranges, min, max] of [
      [heightRanges, 10, 100],
      [weightRanges, 1, 700],
    ] as const) {
      for (let amount = min; amount <= max; amount++) {
        const matching = ranges.filter(({ value }) => {
          const [from = 0, to = 0] = value.split('-').map(Number);
          return from <= amount && amount <= to;
        });
        expect(matching).toHaveLength(1);
      }
    }
    expect(heightRanges.map((range) => formatRange(american, range, heightDimension)).slice(0, 2)).toEqual([
      'under 5 ft 4 in',
      '5 ft 4 in to 5 ft 6 in',
    ]);
    expect(formatRange(american, weightRanges.at(-1) ?? { value: '' }, weightDimension)).toBe('235 lb and up');
  });

  it('have metric ranges without gaps or overlaps', () => {
    const textsOf = (ranges: typeof heightRanges, dimension: typeof heightDimension) =>
      ranges.map((range) => normalizeSpaces(formatRange(french, range, dimension)));
    const numbers = (texts: string[]) => texts.map((text) => [...text.matchAll(/\d+/g)].map(Number));
    for (const texts of [textsOf(heightRanges, heightDimension), textsOf(weightRanges, weightDimension)]) {
      const [[under] = [], ...others] = numbers(texts);
      expect(others[0]?.[0]).toBe(under);
      for (const [index, [from]] of others.slice(1).entries()) expect(from).toBe((others[index]?.[1] ?? 0) + 1);
    }
    expect(textsOf(heightRanges, heightDimension).slice(0, 3)).toEqual(['under 162 cm', '162 cm to 168 cm', '169 cm to 176 cm']);
  });
});

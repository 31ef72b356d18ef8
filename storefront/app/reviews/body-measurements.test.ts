import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { heightDimension, heightRanges, heightText, rangeText, weightDimension, weightRanges, weightText } from './body-measurements.ts';

const american = createIntl({ locale: 'en-US', onError: () => undefined });
const french = createIntl({ locale: 'fr-FR', onError: () => undefined });
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('body measurements', () => {
  it('are formatted in the units of the locale', () => {
    expect([heightText(american, 70), heightText(american, 71.6), weightText(american, 180)]).toEqual([
      '5 ft 10 in',
      '6 ft 0 in',
      '180 lb',
    ]);
    expect([plain(heightText(french, 70)), plain(weightText(french, 180))]).toEqual(['178 cm', '82 kg']);
  });

  it('fall into exactly one range', () => {
    for (const [ranges, least, most] of [
      [heightRanges, 10, 100],
      [weightRanges, 1, 700],
    ] as const) {
      for (let amount = least; amount <= most; amount++) {
        const own = ranges.filter(({ value }) => {
          const [from = 0, to = 0] = value.split('-').map(Number);
          return from <= amount && amount <= to;
        });
        expect(own).toHaveLength(1);
      }
    }
    expect(heightRanges.map((range) => rangeText(american, range, heightDimension)).slice(0, 2)).toEqual([
      'under 5 ft 4 in',
      '5 ft 4 in to 5 ft 6 in',
    ]);
    expect(rangeText(american, weightRanges.at(-1) ?? { value: '' }, weightDimension)).toBe('235 lb and up');
  });

  it('have metric ranges without gaps and overlaps', () => {
    const textsOf = (ranges: typeof heightRanges, measure: typeof heightDimension) =>
      ranges.map((range) => plain(rangeText(french, range, measure)));
    const numbers = (texts: string[]) => texts.map((text) => [...text.matchAll(/\d+/g)].map(Number));
    for (const texts of [textsOf(heightRanges, heightDimension), textsOf(weightRanges, weightDimension)]) {
      const [[under] = [], ...others] = numbers(texts);
      expect(others[0]?.[0]).toBe(under);
      for (const [index, [from]] of others.slice(1).entries()) expect(from).toBe((others[index]?.[1] ?? 0) + 1);
    }
    expect(textsOf(heightRanges, heightDimension).slice(0, 3)).toEqual(['under 162 cm', '162 cm to 168 cm', '169 cm to 176 cm']);
  });
});

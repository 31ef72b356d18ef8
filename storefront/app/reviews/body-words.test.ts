import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { heightRanges, heightText, rangeText, weightRanges, weightText } from './body-words.ts';

const american = createIntl({ locale: 'en-US', onError: () => undefined });
const french = createIntl({ locale: 'fr-FR', onError: () => undefined });
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('how tall and heavy somebody is', () => {
  it('is said as their locale says it', () => {
    expect([heightText(american, 70), heightText(american, 71.6), weightText(american, 180)]).toEqual([
      '5 ft 10 in',
      '6 ft 0 in',
      '180 lb',
    ]);
    expect([plain(heightText(french, 70)), plain(weightText(french, 180))]).toEqual(['178 cm', '82 kg']);
  });

  it('falls into exactly one range', () => {
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
    expect(heightRanges.map((range) => rangeText(american, range, heightText)).slice(0, 2)).toEqual([
      'under 5 ft 4 in',
      '5 ft 4 in to 5 ft 6 in',
    ]);
    expect(rangeText(american, weightRanges.at(-1) ?? { value: '' }, weightText)).toBe('235 lb and up');
  });
});

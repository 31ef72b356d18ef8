import type { Refinement } from '@outfitter/contract/client';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { groupSizes, omitUnusualSizes, sizeKind } from './size-groups.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const sizes = (values: readonly string[], hitCount = 1): Refinement => ({
  attributeId: 'size',
  label: 'Size',
  single: false,
  values: values.map((value) => ({ value, label: value, hitCount })),
});
const known = [
  'XS',
  'S',
  '4XL',
  '1X',
  'S–M',
  '0',
  '18',
  '10.5',
  'Shoe size 8',
  'Shoe size 13C',
  '2T',
  '13C',
  '5–8 years',
  '7⅜',
  'Hat size 7',
  'Large, shoe 9–12',
  'Small, 12–22 lb',
  'Small, 11–14 in.',
  '4 ft',
  'King',
];

describe('the size filter', () => {
  it('tells kinds of sizes apart', () => {
    expect(known.map(sizeKind)).toEqual([
      ...Array.from({ length: 5 }, () => 'letters'),
      ...Array.from({ length: 3 }, () => 'numbers'),
      ...Array.from({ length: 2 }, () => 'shoes'),
      ...Array.from({ length: 3 }, () => 'children'),
      'hats',
      'hats',
      'socks',
      'dogs',
      'collars',
      'lengths',
      'other',
    ]);
    expect(sizeKind('X-Large, 22–26 in.')).toBe('collars');
  });

  it('has each kind once, with a heading, and every size', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...known), { minLength: 1 }), (values) => {
        const grouped = groupSizes(sizes(values), intl).values;
        expect(new Set(grouped.map(({ value }) => value))).toEqual(new Set(values));
        const starts = grouped.filter((value, index) => index === 0 || sizeKind(value.value) !== sizeKind(grouped[index - 1]!.value));
        const kindCount = new Set(values.map(sizeKind)).size;
        expect(starts).toHaveLength(kindCount);
        expect(grouped.filter(({ heading }) => heading !== undefined)).toEqual(kindCount > 1 ? starts : []);
      }),
    );
  });

  it('keeps the collars of dogs, which are measured, apart from their coats, which are weighed', () => {
    const mixed = ['Small, 11–14 in.', 'Small, 12–22 lb', 'Medium, 14–18 in.', 'Medium, 23–40 lb'];
    const grouped = groupSizes(sizes(mixed), intl).values;
    expect(grouped.map(({ value }) => value)).toEqual([mixed[1], mixed[3], mixed[0], mixed[2]]);
    expect(grouped.map(({ heading }) => heading)).toEqual(['Dogs, by weight', undefined, 'Dogs, by neck', undefined]);
  });

  it('leaves other filters as they are', () => {
    const color = { ...sizes(['XS', '2T']), attributeId: 'color' };
    expect(groupSizes(color, intl)).toEqual(color);
    expect(omitUnusualSizes(color, 1_000, {})).toEqual(color);
  });

  it('has no sizes of dogs in a search with hardly any result for dogs, unless one is selected', () => {
    const flannels = { ...sizes(['M', 'L'], 30), values: [...sizes(['M', 'L'], 30).values, ...sizes(['Small, 12–22 lb'], 2).values] };
    expect(omitUnusualSizes(flannels, 40, {}).values.map(({ value }) => value)).toEqual(['M', 'L']);
    expect(omitUnusualSizes(flannels, 15, {}).values).toHaveLength(3);
    expect(omitUnusualSizes(flannels, 40, { size: ['Small, 12–22 lb'] }).values).toHaveLength(3);
  });
});

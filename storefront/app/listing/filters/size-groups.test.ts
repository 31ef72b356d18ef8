import type { Refinement } from '@outfitter/contract/client';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { groupSizes, omitUnusualSizes } from './size-groups.ts';

type Value = Refinement['values'][number];

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const size = (value: string, presentationId?: string, c_attributeLabel?: string): Value => ({
  value,
  label: value,
  hitCount: 1,
  ...(presentationId === undefined ? {} : { presentationId }),
  ...(c_attributeLabel === undefined ? {} : { c_attributeLabel }),
});
const sizes = (values: Value[]): Refinement => ({ attributeId: 'size', label: 'Size', single: false, values });
const groupsOf = (values: Value[]) => groupSizes(sizes(values), intl).values.map(({ value, heading }) => [value, heading]);

const known = [
  size('M', 'letters'),
  size('8', 'numbers'),
  size('10', 'numbers'),
  size('Shoe size 8', 'shoes', 'Shoe size'),
  size('Neck Small, 11–14 in.', 'collars', 'Neck'),
  size('Small, 12–22 lb', 'dogs'),
  size('gloves 8', 'gloves', 'Glove size'),
  size('Boot size 8', undefined, 'Boot size'),
  size('Boot size 9', undefined, 'Boot size'),
  size('King'),
];

describe('the size filter', () => {
  it('LIST-002 groups sizes by the size system that the catalog names, whatever they look like', () => {
    expect(groupsOf([size('8', 'numbers'), size('XL', 'numbers'), size('Shoe size 8', 'shoes', 'Boot size')])).toEqual([
      ['8', 'Number sizes'],
      ['XL', undefined],
      ['Shoe size 8', 'Shoe sizes'],
    ]);
  });

  it('gives a group that the storefront does not know the name of its attribute', () => {
    expect(groupsOf([size('Boot size 8', 'boots', 'Boot size'), size('Boot size 9', 'boots', 'Boot size'), size('M', 'letters')])).toEqual([
      ['M', 'Letter sizes'],
      ['Boot size 8', 'Boot size'],
      ['Boot size 9', undefined],
    ]);
    expect(groupsOf([size('M', 'letters'), size('Cup size B', undefined, 'Cup size'), size('toString 1', 'toString')])).toEqual([
      ['M', 'Letter sizes'],
      ['Cup size B', 'Cup size'],
      ['toString 1', 'Size'],
    ]);
  });

  it('lists sizes of which the catalog says nothing first, below the heading of the filter', () => {
    expect(groupsOf([size('M', 'letters'), size('King')])).toEqual([
      ['King', undefined],
      ['M', 'Letter sizes'],
    ]);
  });

  it('has each group once, with a heading, and every size, without the fields that only make headings', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...known), { minLength: 1 }), (values) => {
        const grouped = groupSizes(sizes(values), intl).values;
        expect(new Set(grouped.map(({ value }) => value))).toEqual(new Set(values.map(({ value }) => value)));
        const groups = new Set(values.map(({ presentationId, c_attributeLabel }) => presentationId ?? c_attributeLabel));
        const headings = grouped.flatMap(({ heading }) => heading ?? []);
        expect(headings).toHaveLength(groups.size < 2 ? 0 : groups.size - Number(groups.has(undefined)));
        expect(new Set(headings).size).toBe(headings.length);
        for (const value of grouped) expect(Object.keys(value)).not.toContain('presentationId');
      }),
    );
  });

  it('keeps the collars of dogs, which are measured, apart from their coats, which are weighed', () => {
    expect(
      groupsOf([size('Neck Small', 'collars'), size('Small', 'dogs'), size('Neck Medium', 'collars'), size('Medium', 'dogs')]),
    ).toEqual([
      ['Small', 'Dogs, by weight'],
      ['Medium', undefined],
      ['Neck Small', 'Dogs, by neck'],
      ['Neck Medium', undefined],
    ]);
  });

  it('leaves other filters as they are', () => {
    const color = { ...sizes([size('brown'), size('red')]), attributeId: 'color' };
    expect(groupSizes(color, intl)).toEqual(color);
    expect(omitUnusualSizes(color, 1_000, {})).toEqual(color);
  });

  it('has no sizes of dogs in a search with hardly any result for dogs, unless one is selected', () => {
    const flannels = sizes([
      { ...size('M', 'letters'), hitCount: 30 },
      { ...size('L', 'letters'), hitCount: 2 },
      { ...size('Small', 'dogs'), hitCount: 2 },
    ]);
    expect(omitUnusualSizes(flannels, 40, {}).values.map(({ value }) => value)).toEqual(['M', 'L']);
    expect(omitUnusualSizes(flannels, 15, {}).values).toHaveLength(3);
    expect(omitUnusualSizes(flannels, 40, { size: ['Small'] }).values).toHaveLength(3);
  });
});

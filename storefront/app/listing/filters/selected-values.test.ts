import type { Refinement } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { withSelectedValues } from './selected-values.ts';

const color: Refinement = {
  attributeId: 'color',
  label: 'Color',
  single: false,
  values: [{ value: 'brown', label: 'Brown', hitCount: 3 }],
};

it('LIST-002 adds a selected value without hits, so that it can be deselected, and no other value', () => {
  expect(withSelectedValues([color], { color: ['brown', 'purple'], size: ['XS'] })).toEqual([
    { ...color, values: [...color.values, { value: 'purple', label: 'purple', hitCount: 0 }] },
  ]);
  expect(withSelectedValues([color], {})).toEqual([color]);
});

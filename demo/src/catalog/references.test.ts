import { expect, it } from 'vitest';
import type { StyleInput } from '../data-files/schema.ts';
import { findLookAlikes } from './references.ts';
import { buildStyle } from './style-builder.test-data.ts';

const alike = (...styles: Partial<StyleInput>[]) =>
  findLookAlikes({ styles: styles.map((fields) => ({ style: buildStyle(fields).style, file: 'styles/trial.json', path: '' })) });

it('finds two styles with the same image, also if one states a default explicitly', () => {
  expect(
    alike(
      { id: '4001', artwork: { type: 'jacket' } },
      { id: '4002', artwork: { cut: 'mens', type: 'jacket', closure: 'zip' }, colors: ['loden'] },
    ),
  ).toEqual(['4002 looks like 4001 in loden']);
});

it('accepts two styles with the same spec in different colors, or different specs in the same color', () => {
  expect(alike({ id: '4001', colors: ['loden'] }, { id: '4002', colors: ['duck-brown'] })).toEqual([]);
  expect(alike({ id: '4001' }, { id: '4002', artwork: { type: 'jacket', length: 'long' } })).toEqual([]);
});

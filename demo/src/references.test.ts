import { expect, it } from 'vitest';
import { aStyle } from './build-style.test-data.ts';
import { lookAlikes } from './references.ts';
import type { StyleInput } from './schema.ts';

const alike = (...given: Partial<StyleInput>[]) =>
  lookAlikes({ styles: given.map((fields) => ({ style: aStyle(fields).style, file: 'styles/trial.json', path: '' })) });

it('finds two styles that would be the same picture, also when one spells out a default', () => {
  expect(
    alike(
      { id: '4001', look: { type: 'jacket' } },
      { id: '4002', look: { cut: 'mens', type: 'jacket', closure: 'zip' }, colours: ['loden'] },
    ),
  ).toEqual(['4002 looks like 4001 in loden']);
});

it('lets two styles share a look in different colors, or a color in different looks', () => {
  expect(alike({ id: '4001', colours: ['loden'] }, { id: '4002', colours: ['duck-brown'] })).toEqual([]);
  expect(alike({ id: '4001' }, { id: '4002', look: { type: 'jacket', length: 'long' } })).toEqual([]);
});

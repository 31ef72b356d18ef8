import { expect, it } from 'vitest';
import { originTab, parseOrderTab } from './order-tab.ts';

it.each([
  ['online', ['EDI', 'Internet', 'MRKT Place', 'Other']],
  ['store', ['POS DIRECT', 'POS']],
  ['phone', ['Phone', 'Mail orders', 'Fax', 'Wholesale']],
  [undefined, ['Carrier pigeon', '']],
])('ORDER-011 the tab %s covers the sales origins %j', (tab, origins) => {
  expect(new Set(origins.map(originTab))).toEqual(new Set([tab]));
});

it('reads an unknown tab as all orders', () => {
  expect(['store', 'nonsense', null].map(parseOrderTab)).toEqual(['store', 'all', 'all']);
});

import { readFile } from 'node:fs/promises';
import { type ByteBudget, budgetErrors } from '@outfitter/bench/byte-budget';
import { pageBytes } from '@outfitter/bench/page-bytes';
import { expect, test } from '../../fixtures/shopper-test.ts';

const file = new URL('../../../docs/byte-budgets.json', import.meta.url);

test('every page keeps the byte budgets of docs/byte-budgets.json, which change only with a reason @desktop', async ({ baseURL }) => {
  const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, ByteBudget>;
  const measured: Record<string, object> = {};
  const errors: string[] = [];
  for (const [page, budget] of Object.entries(budgets)) {
    const bytes = await pageBytes(baseURL ?? '', budget.path);
    measured[page] = bytes;
    errors.push(...budgetErrors(page, bytes, budget));
  }
  expect(Object.keys(budgets)).toEqual(['home', 'listing', 'product', 'search', 'content', 'cart', 'checkout']);
  expect(errors, `measured: ${JSON.stringify(measured, null, 2)}`).toEqual([]);
});

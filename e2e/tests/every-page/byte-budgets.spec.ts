import { readFile } from 'node:fs/promises';
import { type ByteBudget, budgetErrors } from '@outfitter/bench/byte-budget';
import { loadedAssets, pageBytes } from '@outfitter/bench/page-bytes';
import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

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

const staticImport = /(?:from|import)"\.\/([\w.-]+\.js)"/g;

async function importsOf(origin: string, script: string, found = new Set<string>()): Promise<Set<string>> {
  const code = await (await fetch(origin + script)).text();
  for (const [, name] of code.matchAll(staticImport)) {
    const path = `/assets/${name}`;
    if (found.has(path)) continue;
    found.add(path);
    await importsOf(origin, path, found);
  }
  return found;
}

test('the map of the stores is at most 25 kB as sent: drawing, code and styles, beside what its page loads anyway @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const path = '/find-stores?address=Ely%2C+MN';
  const requests = new Map<string, Request>();
  page.on('requestfinished', (request) => requests.set(new URL(request.url()).pathname, request));
  await openPage(page, path);
  await expect(page.getByRole('group', { name: /^Map with/ })).toBeVisible();
  const assetOf = (name: RegExp) => [...requests.keys()].find((asset) => name.test(asset)) ?? '';
  const drawing = /\/north-america-[\w-]+\.svg$/;
  await expect.poll(() => assetOf(drawing)).not.toBe('');
  const script = assetOf(/\/store-map-[\w-]+\.js$/);
  const ofPage = loadedAssets(await (await fetch(origin + path)).text());
  const ofMap = [script, assetOf(/\/store-map-[\w-]+\.css$/), assetOf(drawing), ...(await importsOf(origin, script))];
  const lazy = ofMap.filter((asset) => !ofPage.includes(asset));
  const sizes = await Promise.all(lazy.map(async (asset) => (await requests.get(asset)?.sizes())?.responseBodySize ?? Number.NaN));
  const measured = lazy.map((asset, index) => `${asset}: ${sizes[index]}`).join(', ');
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    measured,
  ).toBeLessThanOrEqual(25_000);
});

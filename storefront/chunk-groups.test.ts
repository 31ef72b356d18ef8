import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chunkGroups, isAssetLoadedEarly } from './chunk-groups.ts';

const project = fileURLToPath(new URL('../', import.meta.url));
const ownModules = globSync('{storefront/app,contract/src}/**/*.{ts,tsx,css}', { cwd: project }).filter(
  (file) => !/\.(test|d)\./.test(file),
);

/** The group of a module is the first that matches, as in the bundler. */
function groupOf(module: string): string | undefined {
  const id = `/shop/${module.replaceAll('\\', '/')}`;
  return chunkGroups.find(({ test }) => (typeof test === 'function' ? test(id) : test.test(id)))?.name;
}

it.each(chunkGroups.map(({ name }) => name))('the chunk %s contains modules of the shop', (name) => {
  const packages = ['node_modules/@tanstack/query-core/build/modern/query.js', 'node_modules/zod/v4/core/core.js'];
  expect([...ownModules, ...packages].map(groupOf)).toContain(name);
});

it('the files of chunks that a page has loaded, or loads when idle, are not preloaded', () => {
  const assets = ['assets/every-page-a1.js', 'assets/query-a1.js', 'assets/rolldown-runtime-a1.js', 'assets/tiles-a1.js'];
  expect(assets.filter((asset) => !isAssetLoadedEarly(asset))).toEqual(['assets/tiles-a1.js']);
});

it('the entry stays out of the chunks, because it must run after the modules of the page', () => {
  expect(groupOf('storefront/app/entry.client.tsx')).toBeUndefined();
  expect(groupOf('storefront/app/root.tsx')).toBe('every-page');
  expect(groupOf('node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('every-page');
});

it('a form loads without zod, and a page without a form library', () => {
  const schemas = ownModules.filter((module) => readFileSync(`${project}/${module}`, 'utf8').includes("import * as z from 'zod/mini'"));
  expect(schemas.length).toBeGreaterThan(10);
  expect(new Set(schemas.map(groupOf))).toEqual(new Set(['schema', undefined]));
  expect(groupOf('node_modules/zod/v4/mini/schemas.js')).toBe('schema');
  expect(groupOf('node_modules/react-hook-form/dist/index.esm.mjs')).toBe('forms');
});

it('the product page states an unknown date without the lines of an order and their styles', () => {
  expect(groupOf('storefront/app/basket/promises/time-unavailable.tsx')).toBe('buying');
  expect(groupOf('storefront/app/basket/lines/shipment-heading.tsx')).toBe('order-lines');
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lazyModules, lazyStyleSheetUrls } from './lazy-style-sheets.ts';

const chunk = (name: string, moduleIds: string[], css: string[], imports: string[] = []) => ({
  [`${name}.js`]: {
    type: 'chunk',
    name,
    fileName: `${name}.js`,
    moduleIds,
    imports: imports.map((file) => `${file}.js`),
    viteMetadata: { importedCss: new Set(css) },
  },
});

it('a lazy module has the style sheets of its chunk and of the chunks that it imports, except for those of every page', () => {
  const bundle = {
    ...chunk('every-page', ['/shop/app/ui/button.tsx'], ['every-page.css']),
    ...chunk('parts', ['/shop/app/content/block-parts/background.ts'], ['parts.css'], ['every-page']),
    ...chunk('banner', ['/shop/app/content/blocks/banners/banner.tsx'], ['banner.css'], ['parts', 'every-page']),
    ...chunk('plain', ['/shop/app/content/blocks/text/html-block.tsx'], [], ['parts', 'banner', 'parts']),
    ...chunk('cart', ['/shop/app/basket/cart-page/cart-page.tsx'], ['cart.css']),
  } as unknown as Rolldown.OutputBundle;
  expect(lazyStyleSheetUrls(bundle)).toEqual({ banner: ['/parts.css', '/banner.css'], 'html-block': ['/parts.css', '/banner.css'] });
});

it('every listed module exists, and every component with its own style sheets is listed', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const names = files.filter((file) => lazyModules.test(`/${file}`)).map((file) => path.basename(file, '.tsx'));
  expect(names).toEqual(expect.arrayContaining(['not-found-page', 'preview-bar', 'content-page', 'reviews-section', 'care-label']));
  expect(new Set(names).size).toBe(names.length);
  const used = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/withStyleSheets\('([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !names.includes(name!))).toEqual([]);
});

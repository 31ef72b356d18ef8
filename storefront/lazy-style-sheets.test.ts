import { globSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lazyModules, lazyStyleSheetAddresses } from './lazy-style-sheets.ts';

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

it('a lazy module has the style sheets of its chunk and of the chunks that it imports, but for those of every page', () => {
  const bundle = {
    ...chunk('every-page', ['/shop/app/ui/button.tsx'], ['every-page.css']),
    ...chunk('parts', ['/shop/app/content/block-parts/background.ts'], ['parts.css'], ['every-page']),
    ...chunk('banner', ['/shop/app/content/blocks/banners/banner.tsx'], ['banner.css'], ['parts', 'every-page']),
    ...chunk('plain', ['/shop/app/content/blocks/text/html-block.tsx'], [], ['parts', 'banner', 'parts']),
    ...chunk('cart', ['/shop/app/basket/cart-page/cart-page.tsx'], ['cart.css']),
  } as unknown as Rolldown.OutputBundle;
  expect(lazyStyleSheetAddresses(bundle)).toEqual({ banner: ['/parts.css', '/banner.css'], 'html-block': ['/parts.css', '/banner.css'] });
});

it('every content block is a lazy module, and the pages outside content that are lazy too', () => {
  const files = globSync('app/**/*.tsx', { cwd: import.meta.dirname }).filter((file) => lazyModules.test(`/${file}`));
  expect(files).toEqual(
    expect.arrayContaining(['app/errors/not-found-page.tsx', 'app/preview/preview-bar.tsx', 'app/content/content-page.tsx']),
  );
  expect(files.filter((file) => file.startsWith('app/content/blocks/')).length).toBeGreaterThan(30);
});

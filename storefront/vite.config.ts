import { createRequire } from 'node:module';
import formatjs from '@formatjs/unplugin/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { cssLayers, cssModules, keepCssModules } from './css-modules.ts';
import { everyPageModules } from './every-page-modules.ts';
import { lazyStyleSheets } from './lazy-style-sheets.ts';
import { messages } from './localization/plugin.ts';
import { serviceWorkers } from './service-workers.ts';

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));

export default defineConfig({
  plugins: [
    formatjs({ ast: true, filter: { id: { include: /\/app\/.*\.tsx?$/ } } }),
    messages(),
    reactRouter(),
    cssLayers(),
    keepCssModules(),
    lazyStyleSheets(),
    serviceWorkers(),
  ],
  css: { modules: cssModules },
  resolve: {
    tsconfigPaths: false,
    alias: {
      // Every message is compiled at build, so the parser of message syntax need not travel to the browser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      // npm installs a copy for each of two packages, because a third has another version.
      'intl-messageformat': ofReactIntl.resolve('intl-messageformat'),
      '@formatjs/fast-memoize': ofReactIntl.resolve('@formatjs/fast-memoize'),
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A feature's index.ts re-exports all of it; what a page takes from it must not bring the rest along. Our modules do nothing by
    // being loaded, but for the entries.
    rolldownOptions: {
      // Class names of CSS modules become part of the code that uses them.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        moduleSideEffects: (id) => (/\/(storefront\/app|contract\/src)\/(?!entry\.).*\.tsx?$/.test(id) ? false : undefined),
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Left to itself the bundler makes a chunk of each small part that two pages share: many requests, and each compressed by itself.
          output: {
            codeSplitting: {
              groups: [
                { name: 'every-page', test: (id: string) => everyPageModules.some((module) => id.endsWith(`/${module}`)) },
                {
                  name: 'content',
                  test: /\/app\/(content\/(nested-blocks|page-fields|lazy-slot)|seo\/content-page-head)\.tsx?$/,
                },
                {
                  name: 'block-parts',
                  test: /\/app\/content\/(block-content|block-parts\/(block-buttons|block-section|background|feature-parameter|aspect-ratio))\.tsx?$/,
                },
                { name: 'blocks', test: /\/app\/content\/blocks\.tsx$/ },
                { name: 'shared-styles', test: /\/app\/ui\/(size-grid|feedback\/progress)\.module\.css$/ },
                {
                  name: 'fields',
                  test: /\/app\/(ui\/forms\/(field|text-field|select-field|check-field|error-summary)|forms\/form-errors)\.tsx$/,
                },
                { name: 'destination', test: /\/app\/basket\/destination\/(regions|postal-code)\.ts$/ },
                // Loaded after the page where no component needs it at once; the parts compress better together.
                { name: 'query', test: /\/node_modules\/@tanstack\// },
              ],
            },
          },
        },
      },
    },
  },
  ssr: { noExternal: [/^@outfitter\//] },
});

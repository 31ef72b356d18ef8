import { createRequire } from 'node:module';
import formatjs from '@formatjs/unplugin/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups, isAssetLoadedEarly } from './chunk-groups.ts';
import { cssLayers, cssModules, keepCssModules } from './css-modules.ts';
import { withoutDisplayNames } from './display-names.ts';
import { lazyStyleSheets } from './lazy-style-sheets.ts';
import { messages } from './localization/plugin.ts';
import { serviceWorkers } from './service-workers.ts';
import { unusedRouterFeatures } from './unused-router-features.ts';

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));

export default defineConfig({
  plugins: [
    formatjs({ ast: true, filter: { id: { include: /\/app\/.*\.tsx?$/ } } }),
    messages(),
    reactRouter(),
    unusedRouterFeatures(),
    withoutDisplayNames(),
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
      // npm installs these once for react-intl and once for @formatjs/intl, because another package needs another version at the top level.
      // One copy is enough.
      'intl-messageformat': ofReactIntl.resolve('intl-messageformat'),
      '@formatjs/fast-memoize': ofReactIntl.resolve('@formatjs/fast-memoize'),
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, assets) => assets.filter((asset) => !isAssetLoadedEarly(asset)),
    },
    // A feature's index.ts re-exports the whole feature; a page that imports one export must not load the others. Our modules have no side
    // effects, except for the entries.
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
          output: { codeSplitting: { groups: chunkGroups.map(({ name, test }) => ({ name, test })) } },
        },
      },
    },
  },
  ssr: { noExternal: [/^@outfitter\//] },
});

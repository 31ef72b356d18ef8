import formatjs from '@formatjs/unplugin/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messages } from './localization/plugin.ts';
import { serviceWorkers } from './service-workers.ts';

/** Modules, as patterns below `storefront/app`, that nearly every page has: its frame, its words, and the parts of the design language. */
const everyPages = new RegExp(
  `(contract/src/client/(message-sets|locale-addresses|constants)|storefront/app/(${[
    'content/(block-parts/(block-buttons|block-section)|content-link|late-slot|blocks/late-block)',
    'errors/(failure-kind|not-found-page|error-page|error-title|section-boundary)',
    'platform/(meta|packed|shop|when-idle|after-paint|locale/(carrier|messages|intl|words)|session/(browser-storage|site-identity))',
    'product/(review-count|tile/(tile|tile-badge|tile-swatches|second-image-button|product-tile))',
    'search/box-state',
    'shell/(header-flyout|account-action|account/lazy-sign-in-dialog|store-action|strip-offer|turning-strip|offers)',
    'ui/(button|class-names|icon|picture|picture-source|price|section|skeleton|spinner|stars|rating|stencil|swatch|cloth-colour|tag)',
    'ui/(use-hydrated|use-media-query|use-hover-disclosure|use-sticky-height|woven-label|note|late-text|breadcrumb|carousel/(index|rotation|use-rotation))',
  ].join('|')}))\\.tsx?$`,
);

export default defineConfig({
  plugins: [
    formatjs({ ast: true, filter: { id: { include: /\/app\/.*\.tsx?$/ } } }),
    messages(),
    tailwindcss(),
    reactRouter(),
    serviceWorkers(),
  ],
  resolve: {
    tsconfigPaths: false,
    // Every message is compiled at build, so the parser of message syntax need not travel to the browser.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A feature's index.ts re-exports all of it; what a page takes from it must not bring the rest along. Our modules do nothing by
    // being loaded, but for the entries and the style sheets.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => (/\/(storefront\/app|contract\/src)\/(?!entry\.).*\.tsx?$/.test(id) ? false : undefined) },
      // Left to itself the bundler makes a chunk of each small part that two pages share: many requests, and each compressed by itself.
      output: { codeSplitting: { groups: [{ name: 'every-page', test: everyPages }] } },
    },
  },
  ssr: { noExternal: [/^@outfitter\//] },
});

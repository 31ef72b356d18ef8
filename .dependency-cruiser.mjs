/** Import rules between workspaces, domains and features. tools/src/boundaries.test.ts adds a forbidden import for each rule. */

/** The domains of commerce in dependency order: each may import those before it, never one after it. */
export const domains = [
  'platform',
  // Email keys, link tokens, form fields, locales and postal addresses of several domains.
  'shared',
  'health',
  'geography',
  'mail',
  'preferences',
  'content',
  'stores',
  'catalog',
  'pricing',
  'inventory',
  'promotions',
  'products',
  'merchandising',
  'search',
  'suggestions',
  'customers',
  'auth',
  'passkeys',
  'product-lists',
  'editors',
  'operators',
  'tax',
  'shipping',
  'fulfillment',
  'basket',
  'payments',
  'orders',
  'order-tracking',
  'marketing',
  'back-in-stock',
  'reviews',
  'chat',
  'activities',
  // Signing in, exporting and erasing a customer touch all of the above.
  'accounts',
  'hosted-search',
  'sitemap',
  'auditor',
  // Loads a whole brand through the use cases of the other domains.
  'brand',
];

/** The features of the storefront in dependency order: each may import those before it, never one after it. */
export const storefrontFeatures = [
  'errors',
  'forms',
  'offline',
  'site-map',
  'search-source',
  'basket',
  'address',
  'sign-in',
  'customer',
  'wishlist',
  'sizing',
  'chat',
  'stores',
  'tracking',
  'share-cart',
  'checkout',
  'reviews',
  'product',
  'recently-viewed',
  'comparison',
  'content',
  'marketing',
  'listing',
  'seo',
  'preview',
  'activities',
  'search',
  'shell',
  'account',
  'styleguide',
];

/** The folders of the server in dependency order: each may import those before it, never one after it. */
export const serverFolders = [
  'errors',
  'settings',
  'site',
  'data-folder',
  'database',
  'backup',
  'archive',
  'builds',
  'page-cache',
  'static',
  'sitemap',
  'media',
  'videos',
  'images',
  'seed',
  'http',
  'processes',
  'cli',
];

const aTest = String.raw`\.(test|spec)\.tsx?$`;
/** Folders of storefront/app that are not features. */
const belowFeatures = 'routes|ui|platform|styles';
const zod = '(^|/)node_modules/zod/';
/** The modules of the contract that run in the browser. */
const browserPart = String.raw`^contract/src/(client/|constants/|constants\.ts$|operations\.ts$)`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const domainOrder = domains
  .slice(0, -1)
  .map((domain, position) =>
    forbid(
      `commerce-order-${domain}`,
      `${domain} comes before the domains that it imports here: move the module, or pass the dependency in`,
      { path: `^commerce/src/${domain}/`, pathNot: aTest },
      { path: `^commerce/src/(${domains.slice(position + 1).join('|')})/` },
    ),
  );

const storefrontOrder = storefrontFeatures
  .slice(0, -1)
  .map((feature, position) =>
    forbid(
      `storefront-order-${feature}`,
      `${feature} comes before the features that it imports here: move the module, or pass the dependency in`,
      { path: `^storefront/app/${feature}/`, pathNot: aTest },
      { path: `^storefront/app/(${storefrontFeatures.slice(position + 1).join('|')})/` },
    ),
  );

const serverOrder = serverFolders
  .slice(0, -1)
  .map((folder, position) =>
    forbid(
      `server-order-${folder}`,
      `${folder} comes before the folders that it imports here: move the module, or pass the dependency in`,
      { path: `^server/src/${folder}/`, pathNot: aTest },
      { path: `^server/src/(${serverFolders.slice(position + 1).join('|')})/` },
    ),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contract-imports-no-workspace',
      'the contract depends on no other workspace',
      { path: '^contract/' },
      { path: '^(commerce|storefront|server|artwork|demo|e2e|bench|attack|tools)/' },
    ),
    forbid(
      'contract-client-without-zod',
      'the part of the contract that runs in the browser must not load zod; type imports are allowed',
      { path: browserPart, pathNot: aTest },
      { path: `${zod}|^contract/src/`, pathNot: browserPart, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'commerce-imports-contract-only',
      'commerce depends on the contract and on no other workspace',
      { path: '^commerce/' },
      { path: '^(storefront|server|artwork|demo|e2e|bench|attack|tools)/' },
    ),
    forbid(
      'contract-by-its-entry-points',
      'other workspaces import the contract through its entry points',
      { pathNot: '^contract/' },
      {
        path: '^contract/src/',
        pathNot: '^contract/src/(index|client/index|theme/theme|theme/parse-theme)\\.ts$|^contract/src/theme/theme\\.css$',
      },
    ),
    ...domainOrder,
    forbid(
      'search-by-its-index',
      'other domains import the search through its index only',
      { path: '^commerce/src/(?!search/)', pathNot: aTest },
      { path: '^commerce/src/search/', pathNot: '^commerce/src/search/index\\.ts$' },
    ),
    forbid(
      'commerce-sql-stays-in-its-domain',
      'another domain’s tables and queries are private: call a function of that domain, or use a fragment that its *-sql.ts offers',
      { path: '^commerce/src/([^/]+)', pathNot: aTest },
      { path: '^commerce/src/.+/(tables|[^/]*queries)\\.ts$', pathNot: '^commerce/src/$1/' },
    ),
    forbid(
      'commerce-testing-in-tests',
      'test databases and builders are for tests only',
      { path: '^commerce/src/', pathNot: `${aTest}|^commerce/src/(testing|[^/]+/testing)/` },
      { path: '^commerce/src/testing/' },
    ),
    forbid(
      'storefront-imports-contract-client-only',
      'the storefront knows calls, not the server that implements them',
      { path: '^storefront/' },
      { path: '^(commerce|server|artwork|demo|e2e|bench|attack|tools)/' },
    ),
    forbid(
      'storefront-contract-by-client',
      'the main entry point of the contract loads zod; the storefront uses contract/client and the theme',
      { path: '^storefront/', pathNot: aTest },
      { path: '^contract/src/', pathNot: '^contract/src/client/|^contract/src/theme/(parse-theme\\.ts|theme\\.css)$' },
    ),
    forbid(
      'storefront-zod-in-forms-only',
      'only forms validate with zod, and they use zod/mini',
      {
        path: '^storefront/app/',
        pathNot: `^storefront/app/(forms|checkout|account|marketing|chat|tracking|reviews/write|preview|sign-in|address|product/buy-box/back-in-stock|basket|sizing)/|${aTest}`,
      },
      { path: zod },
    ),
    forbid(
      'storefront-zod-mini',
      'classic zod is too large for a page: use zod/mini',
      { path: '^storefront/app/', pathNot: aTest },
      { path: zod, pathNot: '(^|/)node_modules/zod/mini/' },
    ),
    forbid(
      'ui-knows-no-commerce',
      'a component of ui/ knows no feature, route or call',
      { path: '^storefront/app/ui/' },
      { path: `^storefront/app/(?!ui/|platform/|styles/)[^/]+/|^storefront/app/routes|^contract/` },
    ),
    forbid(
      'platform-below-features',
      'features depend on the platform of the storefront, not the reverse',
      { path: '^storefront/app/platform/' },
      { path: `^storefront/app/(?!ui/|platform/|styles/)[^/]+/` },
    ),
    forbid(
      'feature-not-route',
      'routes compose features, not the reverse',
      { path: `^storefront/app/(?!(${belowFeatures})/)[^/]+/` },
      { path: '^storefront/app/routes/' },
    ),
    forbid(
      'feature-by-its-index',
      'a feature imports another one through its index only, or a schema, which the index must not load: its zod belongs to the code of forms',
      { path: `^storefront/app/(?!(?:${belowFeatures})/)([^/]+)/`, pathNot: aTest },
      {
        path: `^storefront/app/(?!(?:${belowFeatures})/)[^/]+/`,
        pathNot: '^storefront/app/$1/|^storefront/app/[^/]+/(index\\.tsx?|[^/]+-schema\\.ts)$',
      },
    ),
    ...storefrontOrder,
    forbid(
      'artwork-imports-no-workspace',
      'the artwork program knows neither the brand’s data nor the shop',
      { path: '^artwork/' },
      { path: '^(contract|commerce|storefront|server|demo|e2e|bench|attack|tools)/' },
    ),
    forbid(
      'demo-imports-artwork-only',
      'the brand consists of data and artwork',
      { path: '^demo/' },
      { path: '^(contract|commerce|storefront|server|e2e|bench|attack|tools)/' },
    ),
    forbid(
      'server-imports-no-tools',
      'the shop runs without its tests and tools',
      { path: '^server/' },
      { path: '^(e2e|bench|attack|tools)/' },
    ),
    ...serverOrder,
    forbid(
      'server-imports-storefront-page-context-types',
      'the server loads the build of the storefront at run time and may import only the types of the page context',
      { path: '^server/', pathNot: aTest },
      { path: '^storefront/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'server-imports-storefront-by-its-entry',
      'the storefront exports its page context; everything else is internal',
      { path: '^server/', pathNot: aTest },
      { path: '^storefront/', pathNot: '/page-context\\.ts$' },
    ),
    forbid(
      'no-circular-imports',
      'merge modules that import each other, or move their shared part to a third',
      { pathNot: '^node_modules' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'nothing-unresolvable',
      'the file or package does not exist',
      { pathNot: aTest },
      { couldNotResolve: true, pathNot: '^(\\./\\+types|virtual:)|\\?raw$' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
    combinedDependencies: true,
  },
};

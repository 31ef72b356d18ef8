/**
 * Who may import whom. The rules are those of the README's picture of the house; tools/src/boundaries.test.ts plants a
 * forbidden import for each and must see it fail.
 */

/** The domains of commerce in one line: each may use those before it, never one after it. */
export const domains = [
  'platform',
  // What many domains need: email keys, link tokens, form fields, locales, postal addresses.
  'shared',
  'mail',
  'preferences',
  'content',
  'stores',
  'catalog',
  'pricing',
  'inventory',
  'products',
  'merchandising',
  'search',
  'suggestions',
  'customers',
  'auth',
  'editors',
  'promotions',
  'tax',
  'shipping',
  'basket',
  'payments',
  'orders',
  'order-tracking',
  'marketing',
  'back-in-stock',
  'reviews',
  'chat',
  'activities',
  'hosted-search',
  'sitemap',
  'auditor',
  // Loads a whole brand through the others' use cases.
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
  'sizing',
  'chat',
  'tracking',
  'stores',
  'share-cart',
  'checkout',
  'reviews',
  'product',
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
  'storefront-build',
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
/** Folders of storefront/app that are no feature. */
const belowFeatures = 'routes|ui|platform|styles';
const zod = '(^|/)node_modules/zod/';
/** What contract/client brings into the browser. */
const browserPart = String.raw`^contract/src/(client/|constants\.ts$|operations\.ts$)`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const domainLine = domains
  .slice(0, -1)
  .map((domain, place) =>
    forbid(
      `commerce-line-${domain}`,
      `${domain} comes before the domains it uses here: move the rule, or hand what it needs in`,
      { path: `^commerce/src/${domain}/`, pathNot: aTest },
      { path: `^commerce/src/(${domains.slice(place + 1).join('|')})/` },
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
      'contract-imports-nothing-of-ours',
      'the contract stands alone',
      { path: '^contract/' },
      { path: '^(commerce|storefront|server|artwork|demo|e2e|bench|tools)/' },
    ),
    forbid(
      'contract-client-without-zod',
      'what the browser gets of the contract carries no zod; types cost nothing',
      { path: browserPart, pathNot: aTest },
      { path: `${zod}|^contract/src/`, pathNot: browserPart, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'commerce-imports-contract-only',
      'commerce knows the contract and nothing else of ours',
      { path: '^commerce/' },
      { path: '^(storefront|server|artwork|demo|e2e|bench|tools)/' },
    ),
    forbid(
      'contract-by-its-entries',
      'other workspaces use the contract by its two entries',
      { pathNot: '^contract/' },
      { path: '^contract/src/', pathNot: '^contract/src/(index|client/index)\\.ts$' },
    ),
    ...domainLine,
    forbid(
      'search-by-its-index',
      'other domains use the search through its index only',
      { path: '^commerce/src/(?!search/)', pathNot: aTest },
      { path: '^commerce/src/search/', pathNot: '^commerce/src/search/index\\.ts$' },
    ),
    forbid(
      'commerce-sql-stays-in-its-domain',
      'another domain’s tables and queries are private: call a function of that domain',
      { path: '^commerce/src/([^/]+)/', pathNot: aTest },
      { path: '^commerce/src/.+/(tables|queries)\\.ts$', pathNot: '^commerce/src/$1/' },
    ),
    forbid(
      'commerce-testing-in-tests',
      'test databases and builders stay in tests',
      { path: '^commerce/src/', pathNot: `${aTest}|^commerce/src/(testing|[^/]+/testing)/` },
      { path: '^commerce/src/testing/' },
    ),
    forbid(
      'storefront-imports-contract-client-only',
      'a page knows calls, not their server',
      { path: '^storefront/' },
      { path: '^(commerce|server|artwork|demo|e2e|bench|tools)/' },
    ),
    forbid(
      'storefront-contract-by-client',
      'the contract’s main entry brings zod; pages use contract/client',
      { path: '^storefront/', pathNot: aTest },
      { path: '^contract/src/', pathNot: '^contract/src/client/' },
    ),
    forbid(
      'storefront-zod-in-forms-only',
      'zod is for form routes, and zod/mini there',
      {
        path: '^storefront/app/',
        pathNot: `^storefront/app/(forms|checkout|account|marketing|chat|tracking|reviews/write|preview|shell/account|product/buy-box/back-in-stock|basket|sizing)/|${aTest}`,
      },
      { path: zod },
    ),
    forbid(
      'storefront-zod-mini',
      'classic zod is too large for a page; use zod/mini',
      { path: '^storefront/app/', pathNot: aTest },
      { path: zod, pathNot: '(^|/)node_modules/zod/mini/' },
    ),
    forbid(
      'ui-knows-no-commerce',
      'a component of ui/ has one purpose and knows no feature, route or call',
      { path: '^storefront/app/ui/' },
      { path: `^storefront/app/(?!ui/|platform/|styles/)[^/]+/|^storefront/app/routes|^contract/` },
    ),
    forbid(
      'platform-below-features',
      'the storefront’s platform is what features stand on',
      { path: '^storefront/app/platform/' },
      { path: `^storefront/app/(?!ui/|platform/|styles/)[^/]+/` },
    ),
    forbid(
      'feature-not-route',
      'routes compose features, never the other way round',
      { path: `^storefront/app/(?!(${belowFeatures})/)[^/]+/` },
      { path: '^storefront/app/routes/' },
    ),
    forbid(
      'feature-by-its-index',
      'a feature uses another one through its index only',
      { path: `^storefront/app/(?!(?:${belowFeatures})/)([^/]+)/`, pathNot: aTest },
      { path: `^storefront/app/(?!(?:${belowFeatures})/)[^/]+/`, pathNot: '^storefront/app/$1/|^storefront/app/[^/]+/index\\.tsx?$' },
    ),
    ...storefrontOrder,
    forbid(
      'artwork-imports-nothing-of-ours',
      'the artwork program knows no brand data and no shop',
      { path: '^artwork/' },
      { path: '^(contract|commerce|storefront|server|demo|e2e|bench|tools)/' },
    ),
    forbid(
      'demo-imports-artwork-only',
      'the brand is data and artwork',
      { path: '^demo/' },
      { path: '^(contract|commerce|storefront|server|e2e|bench|tools)/' },
    ),
    forbid('server-imports-no-tools', 'tests and tools stand outside the house', { path: '^server/' }, { path: '^(e2e|bench|tools)/' }),
    ...serverOrder,
    forbid(
      'server-imports-storefront-page-context-types',
      'the server loads the storefront’s build at run time; it shares the types of the page context only',
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
      'modules that need each other are one module, or miss a third',
      { pathNot: '^node_modules' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'nothing-unresolvable',
      'the file or package does not exist',
      { pathNot: aTest },
      { couldNotResolve: true, pathNot: '^(\\./\\+types|virtual:)' },
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

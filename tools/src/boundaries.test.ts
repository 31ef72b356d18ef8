import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from './project.ts';

const modules = [
  'contract/src/index.ts',
  'contract/src/client/index.ts',
  'contract/src/operations.ts',
  'contract/src/endpoints/orders.ts',
  'commerce/src/index.ts',
  'commerce/src/platform/money.ts',
  'commerce/src/pricing/price.ts',
  'commerce/src/pricing/tables.ts',
  'commerce/src/pricing/queries.ts',
  'commerce/src/pricing/history/price-queries.ts',
  'commerce/src/pricing/price-sql.ts',
  'commerce/src/orders/place.ts',
  'commerce/src/search/index.ts',
  'commerce/src/search/query/sizes.ts',
  'commerce/src/suggestions/suggest.ts',
  'commerce/src/testing/index.ts',
  'storefront/app/routes/product.tsx',
  'storefront/app/product/index.ts',
  'storefront/app/product/gallery.tsx',
  'storefront/app/basket/index.ts',
  'storefront/app/basket/add.ts',
  'storefront/app/checkout/schema.ts',
  'storefront/app/ui/button.tsx',
  'storefront/app/platform/page.ts',
  'storefront/app/platform/loaders/page-context.ts',
  'server/src/index.ts',
  'server/src/database/pool.ts',
  'server/src/processes/run.ts',
  'artwork/src/index.ts',
  'demo/src/index.ts',
  'tools/src/check.ts',
];
const packages = {
  contract: { '.': './src/index.ts', './client': './src/client/index.ts' },
  commerce: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
  storefront: { './page-context': './app/platform/loaders/page-context.ts' },
  server: { '.': './src/index.ts' },
  artwork: { '.': './src/index.ts' },
  demo: { '.': './src/index.ts' },
};
const originalFolder = process.cwd();
const {
  default: configuration,
  domains,
  serverFolders,
  storefrontFeatures,
} = (await import(path.join(projectFolder, '.dependency-cruiser.mjs'))) as {
  default: IConfiguration;
  domains: string[];
  serverFolders: string[];
  storefrontFeatures: string[];
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-boundaries-'));
  for (const file of modules) await write(file, 'export {};\n');
  await mkdir(path.join(folder, 'node_modules/@outfitter'), { recursive: true });
  await symlink(path.join(projectFolder, 'node_modules/zod'), path.join(folder, 'node_modules/zod'));
  await write('package.json', JSON.stringify({ name: 'modules', type: 'module', dependencies: { zod: '*' } }));
  for (const [name, exports] of Object.entries(packages)) {
    await write(`${name}/package.json`, JSON.stringify({ name: `@outfitter/${name}`, type: 'module', exports }));
    await symlink(path.join(folder, name), path.join(folder, 'node_modules/@outfitter', name));
  }
});
afterAll(async () => {
  process.chdir(originalFolder);
  await rm(folder, { recursive: true, force: true });
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

async function violatedRules(added: Record<string, string>): Promise<string[]> {
  for (const [file, content] of Object.entries(added)) await write(file, content);
  const { forbidden, options } = configuration;
  const cruised = await cruise(['contract', 'commerce', 'storefront', 'server', 'artwork', 'demo', 'tools'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  } as ICruiseOptions);
  for (const file of Object.keys(added)) {
    if (modules.includes(file)) await write(file, 'export {};\n');
    else await rm(path.join(folder, file));
  }
  return [...new Set((cruised.output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
}

describe('the import rules', () => {
  it('accept a project without imports and one with allowed imports', async () => {
    expect(await violatedRules({})).toEqual([]);
    expect(
      await violatedRules({
        'commerce/src/orders/place.ts':
          "import '@outfitter/contract'; import '../pricing/price.ts'; import '../pricing/price-sql.ts'; import '../platform/money.ts';",
        'commerce/src/orders/place.test.ts': "import '../testing/index.ts';",
        'contract/src/client/index.ts':
          "import type { z } from 'zod'; import type {} from '../endpoints/orders.ts'; import '../operations.ts';",
        'contract/src/endpoints/orders.ts': "import 'zod';",
        'storefront/app/routes/product.tsx':
          "import '../product/index.ts'; import '../ui/button.tsx'; import '@outfitter/contract/client';",
        'storefront/app/product/gallery.tsx': "import '../basket/index.ts'; import '../platform/page.ts';",
        'storefront/app/checkout/schema.ts': "import 'zod/mini';",
        'demo/src/index.ts': "import '@outfitter/artwork';",
        'server/src/index.ts': "import '@outfitter/commerce'; import '@outfitter/demo'; import '@outfitter/contract';",
        'server/src/processes/run.ts': "import '../database/pool.ts'; import type {} from '@outfitter/storefront/page-context';",
      }),
    ).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['contract-imports-no-workspace', 'contract/src/index.ts', "import '@outfitter/commerce';"],
    ['contract-client-without-zod', 'contract/src/client/index.ts', "import 'zod';"],
    ['contract-client-without-zod', 'contract/src/client/index.ts', "export * from '../endpoints/orders.ts';"],
    ['commerce-imports-contract-only', 'commerce/src/index.ts', "import '@outfitter/server';"],
    ['commerce-order-pricing', 'commerce/src/pricing/price.ts', "import '../orders/place.ts';"],
    ['commerce-order-platform', 'commerce/src/platform/money.ts', "import '../pricing/price.ts';"],
    ['search-by-its-index', 'commerce/src/suggestions/suggest.ts', "import '../search/query/sizes.ts';"],
    ['commerce-sql-stays-in-its-domain', 'commerce/src/orders/place.ts', "import '../pricing/tables.ts';"],
    ['commerce-sql-stays-in-its-domain', 'commerce/src/orders/place.ts', "import '../pricing/queries.ts';"],
    ['commerce-sql-stays-in-its-domain', 'commerce/src/orders/place.ts', "import '../pricing/history/price-queries.ts';"],
    ['commerce-sql-stays-in-its-domain', 'commerce/src/index.ts', "import './pricing/queries.ts';"],
    ['commerce-testing-in-tests', 'commerce/src/orders/place.ts', "import '../testing/index.ts';"],
    ['contract-by-its-entry-points', 'server/src/index.ts', "import '../../contract/src/endpoints/orders.ts';"],
    ['storefront-imports-contract-client-only', 'storefront/app/product/gallery.tsx', "import '@outfitter/commerce';"],
    ['storefront-imports-contract-client-only', 'storefront/app/product/gallery.tsx', "const later = () => import('@outfitter/commerce');"],
    ['storefront-contract-by-client', 'storefront/app/product/gallery.tsx', "import '@outfitter/contract';"],
    ['storefront-zod-in-forms-only', 'storefront/app/product/gallery.tsx', "import 'zod/mini';"],
    ['storefront-zod-mini', 'storefront/app/checkout/schema.ts', "import 'zod';"],
    ['ui-knows-no-commerce', 'storefront/app/ui/button.tsx', "import '../basket/index.ts';"],
    ['ui-knows-no-commerce', 'storefront/app/ui/button.tsx', "import '@outfitter/contract/client';"],
    ['platform-below-features', 'storefront/app/platform/page.ts', "import '../basket/index.ts';"],
    ['feature-not-route', 'storefront/app/product/gallery.tsx', "import '../routes/product.tsx';"],
    ['feature-by-its-index', 'storefront/app/product/gallery.tsx', "import '../basket/add.ts';"],
    ['storefront-order-basket', 'storefront/app/basket/add.ts', "import '../product/index.ts';"],
    ['storefront-order-basket', 'storefront/app/basket/add.ts', "import type {} from '../product/index.ts';"],
    ['artwork-imports-no-workspace', 'artwork/src/index.ts', "import '@outfitter/demo';"],
    ['demo-imports-artwork-only', 'demo/src/index.ts', "import '@outfitter/contract';"],
    ['server-imports-no-tools', 'server/src/index.ts', "import '../../tools/src/check.ts';"],
    ['server-order-database', 'server/src/database/pool.ts', "import '../processes/run.ts';"],
    ['server-imports-storefront-page-context-types', 'server/src/index.ts', "import '@outfitter/storefront/page-context';"],
    ['server-imports-storefront-by-its-entry', 'server/src/index.ts', "import type {} from '../../storefront/app/platform/page.ts';"],
    ['nothing-unresolvable', 'server/src/index.ts', "import './missing.ts';"],
  ])('%s: %s may not contain %s', async (rule, file, line) => {
    expect(await violatedRules({ [file]: line })).toContain(rule);
  });

  it.each([
    ['commerce/src', () => domains],
    ['server/src', () => serverFolders],
    ['storefront/app', () => [...storefrontFeatures, 'ui', 'platform', 'styles', 'routes']],
  ])('list every folder of %s in dependency order', async (parent, listed) => {
    const entries = await readdir(path.join(projectFolder, parent), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map(({ name }) => name);
    expect(folders.filter((folder) => !listed().includes(folder))).toEqual([]);
  });

  it('no-circular-imports: forbids two modules that import each other', async () => {
    expect(await violatedRules({ 'server/src/one.ts': "import './two.ts';", 'server/src/two.ts': "import './one.ts';" })).toEqual([
      'no-circular-imports',
    ]);
  });
});

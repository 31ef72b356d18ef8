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

async function cruiseWith(added: Record<string, string>): Promise<ICruiseResult> {
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
  return cruised.output as ICruiseResult;
}

async function violatedRules(added: Record<string, string>): Promise<string[]> {
  const { summary } = await cruiseWith(added);
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

interface ForbiddenLine {
  rule: string;
  file: string;
  line: string;
}

const forbiddenLines: readonly ForbiddenLine[] = [
  { rule: 'contract-imports-no-workspace', file: 'contract/src/index.ts', line: "import '@outfitter/commerce';" },
  { rule: 'contract-client-without-zod', file: 'contract/src/client/index.ts', line: "import 'zod';" },
  { rule: 'contract-client-without-zod', file: 'contract/src/client/index.ts', line: "export * from '../endpoints/orders.ts';" },
  { rule: 'commerce-imports-contract-only', file: 'commerce/src/index.ts', line: "import '@outfitter/server';" },
  { rule: 'commerce-order-pricing', file: 'commerce/src/pricing/price.ts', line: "import '../orders/place.ts';" },
  { rule: 'commerce-order-platform', file: 'commerce/src/platform/money.ts', line: "import '../pricing/price.ts';" },
  { rule: 'search-by-its-index', file: 'commerce/src/suggestions/suggest.ts', line: "import '../search/query/sizes.ts';" },
  { rule: 'commerce-sql-stays-in-its-domain', file: 'commerce/src/orders/place.ts', line: "import '../pricing/tables.ts';" },
  { rule: 'commerce-sql-stays-in-its-domain', file: 'commerce/src/orders/place.ts', line: "import '../pricing/queries.ts';" },
  { rule: 'commerce-sql-stays-in-its-domain', file: 'commerce/src/orders/place.ts', line: "import '../pricing/history/price-queries.ts';" },
  { rule: 'commerce-sql-stays-in-its-domain', file: 'commerce/src/index.ts', line: "import './pricing/queries.ts';" },
  { rule: 'commerce-testing-in-tests', file: 'commerce/src/orders/place.ts', line: "import '../testing/index.ts';" },
  { rule: 'contract-by-its-entry-points', file: 'server/src/index.ts', line: "import '../../contract/src/endpoints/orders.ts';" },
  { rule: 'storefront-imports-contract-client-only', file: 'storefront/app/product/gallery.tsx', line: "import '@outfitter/commerce';" },
  {
    rule: 'storefront-imports-contract-client-only',
    file: 'storefront/app/product/gallery.tsx',
    line: "const later = () => import('@outfitter/commerce');",
  },
  { rule: 'storefront-contract-by-client', file: 'storefront/app/product/gallery.tsx', line: "import '@outfitter/contract';" },
  { rule: 'storefront-zod-in-forms-only', file: 'storefront/app/product/gallery.tsx', line: "import 'zod/mini';" },
  { rule: 'storefront-zod-mini', file: 'storefront/app/checkout/schema.ts', line: "import 'zod';" },
  { rule: 'ui-knows-no-commerce', file: 'storefront/app/ui/button.tsx', line: "import '../basket/index.ts';" },
  { rule: 'ui-knows-no-commerce', file: 'storefront/app/ui/button.tsx', line: "import '@outfitter/contract/client';" },
  { rule: 'platform-below-features', file: 'storefront/app/platform/page.ts', line: "import '../basket/index.ts';" },
  { rule: 'feature-not-route', file: 'storefront/app/product/gallery.tsx', line: "import '../routes/product.tsx';" },
  { rule: 'feature-by-its-index', file: 'storefront/app/product/gallery.tsx', line: "import '../basket/add.ts';" },
  { rule: 'storefront-order-basket', file: 'storefront/app/basket/add.ts', line: "import '../product/index.ts';" },
  { rule: 'storefront-order-basket', file: 'storefront/app/basket/add.ts', line: "import type {} from '../product/index.ts';" },
  { rule: 'artwork-imports-no-workspace', file: 'artwork/src/index.ts', line: "import '@outfitter/demo';" },
  { rule: 'demo-imports-artwork-only', file: 'demo/src/index.ts', line: "import '@outfitter/contract';" },
  { rule: 'server-imports-no-tools', file: 'server/src/index.ts', line: "import '../../tools/src/check.ts';" },
  { rule: 'server-order-database', file: 'server/src/database/pool.ts', line: "import '../processes/run.ts';" },
  {
    rule: 'server-imports-storefront-page-context-types',
    file: 'server/src/index.ts',
    line: "import '@outfitter/storefront/page-context';",
  },
  {
    rule: 'server-imports-storefront-by-its-entry',
    file: 'server/src/index.ts',
    line: "import type {} from '../../storefront/app/platform/page.ts';",
  },
  { rule: 'nothing-unresolvable', file: 'server/src/index.ts', line: "import './missing.ts';" },
];

/** Returns what a line with one import or export names as its module. */
const specifierOf = (line: string) => /'(.*)'/.exec(line)?.[1];

/** Divides lines into rounds in which no file names a module twice, because the cruiser merges such imports. */
function roundsOf(lines: readonly ForbiddenLine[]): ForbiddenLine[][] {
  const rounds: ForbiddenLine[][] = [];
  for (const line of lines) {
    const isSameImport = (other: ForbiddenLine) => other.file === line.file && specifierOf(other.line) === specifierOf(line.line);
    const round = rounds.find((others) => !others.some(isSameImport));
    if (round) round.push(line);
    else rounds.push([line]);
  }
  return rounds;
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

  describe('forbid', () => {
    const rulesOfLines = new Map<string, string[]>();

    beforeAll(async () => {
      for (const lines of roundsOf(forbiddenLines)) {
        const files = Map.groupBy(lines, ({ file }) => file);
        const { modules: cruised } = await cruiseWith(
          Object.fromEntries([...files].map(([file, inFile]) => [file, inFile.map(({ line }) => line).join('\n')])),
        );
        for (const { file, line } of lines) {
          const imported = cruised.find(({ source }) => source === file)?.dependencies.filter(({ module }) => module === specifierOf(line));
          rulesOfLines.set(`${file} ${line}`, imported?.flatMap(({ rules = [] }) => rules.map(({ name }) => name)) ?? []);
        }
      }
    });

    it.each(forbiddenLines)('by $rule that $file contains $line', ({ rule, file, line }) => {
      expect(rulesOfLines.get(`${file} ${line}`)).toContain(rule);
    });
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

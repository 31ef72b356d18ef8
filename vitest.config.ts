import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { cssModules } from './storefront/css-modules.ts';
import { lazyStyleSheets } from './storefront/lazy-style-sheets.ts';

const workspaces = '{contract,commerce,storefront,server,artwork,demo,bench,attack,tools}';
/** Tests that start a whole shop, or database servers of their own. */
const serverStarts = [
  'server/src/processes/start-tests/*.integration.test.ts',
  'server/src/{archive,backup}/*.integration.test.ts',
  'server/src/database/embedded-database.integration.test.ts',
];
const exclude = ['**/node_modules/**', '**/build/**', '**/.react-router/**'];

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: '100%',
    // The files of a worker share its modules: importing them again for each file took four times as long. A test that changes
    // a global or a module's state restores it.
    isolate: false,
    projects: [
      {
        css: { modules: cssModules },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [lazyStyleSheets()],
        test: {
          name: 'unit',
          // Tests render with the React of production: its development build takes more CPU time, and renders nothing else.
          env: { NODE_ENV: 'production' },
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          // Rendering artwork takes seconds when many tests share few cores.
          testTimeout: 30_000,
          setupFiles: ['tools/src/testing/settle-imports.ts'],
          include: [`${workspaces}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, '**/*.integration.test.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'integration',
          env: { NODE_ENV: 'production' },
          // Some files mostly wait for deadlines and polls. One more worker uses the cores during these waits.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          include: [`${workspaces}/**/*.integration.test.ts`],
          exclude: [...exclude, ...serverStarts],
          globalSetup: ['server/src/database/integration-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'start',
          // Each file starts several processes, and waits for them about as long as they compute.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          include: serverStarts,
          exclude,
          globalSetup: ['server/src/processes/start-tests/seeded-folder.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

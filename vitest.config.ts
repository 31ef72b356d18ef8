import { defineConfig } from 'vitest/config';

const workspaces = '{contract,commerce,storefront,server,artwork,demo,bench,tools}';
const wholeShop = 'server/src/processes/*-start.integration.test.ts';
const exclude = ['**/node_modules/**', '**/build/**', '**/.react-router/**'];

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two is every other one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Drawings take seconds where many tests share few cores.
          testTimeout: 30_000,
          include: [`${workspaces}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${workspaces}/**/*.integration.test.ts`],
          exclude: [...exclude, wholeShop],
          globalSetup: ['server/src/database/integration-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each starts the whole shop as its own processes; on two cores one at a time.
        test: { name: 'start', include: [wholeShop], exclude, fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { workspaces } from '../project.ts';

const tests: string[] = JSON.parse(process.env.MUTANTS_TESTS ?? '[]');
const unitTests = `{${workspaces.join(',')}}/**/!(*.integration).test.{ts,tsx}`;

/** Tests without projects: the mutation test runner selects those that import the mutated file. */
export default defineConfig({
  test: {
    include: tests.length > 0 ? tests : [unitTests],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    globalSetup: tests.some((file) => file.endsWith('.integration.test.ts')) ? ['server/src/database/integration-setup.ts'] : [],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

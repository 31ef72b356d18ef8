import { defineConfig } from 'vitest/config';
import { workspaces } from '../project.ts';

/** JSON list of glob patterns of the integration tests that run besides the unit tests, from `npm run mutants -- --integration`. */
const integration: string[] = JSON.parse(process.env.MUTANTS_INTEGRATION ?? '[]');

/** Tests without projects: the mutation test runner selects those that import the mutated file. */
export default defineConfig({
  test: {
    include: [`{${workspaces.join(',')}}/**/!(*.integration).test.{ts,tsx}`, ...integration],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'],
    globalSetup: integration.length > 0 ? ['server/src/database/integration-setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

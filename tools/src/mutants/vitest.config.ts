import { defineConfig } from 'vitest/config';
import { workspaces } from '../project.ts';

/** Unit tests without projects: the mutation test runner selects those that import the mutated file. */
export default defineConfig({
  test: {
    include: [`{${workspaces.join(',')}}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/*.integration.test.ts'],
    testTimeout: 30_000,
  },
});

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { projectFolder } from './project.ts';

/**
 * npm run mutants -- PATH…: mutates the given source files or folders and runs the unit tests that import them. Prints the mutants
 * that no test kills and the mutation score. Incremental: unchanged mutants keep their last result.
 */
async function main(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) throw new Error('no path is given. Fix: npm run mutants -- server/src/http/gateway/client-address.ts');
  process.chdir(projectFolder);
  const stryker = new Stryker({
    mutate: [...(await Promise.all(paths.map(patternOf))), '!**/*.test.{ts,tsx}', '!**/testing/**'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/src/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: 'node_modules/.cache/mutants.json',
    // Vitest ignores tests below node_modules, so the copy of the project cannot be there.
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.data', '**/build', '**/.react-router', 'e2e', 'docs', 'bench/data'],
    // Stryker rewrites references in tsconfig files through TypeScript's JavaScript API, which TypeScript 7 lacks.
    tsconfigFile: '',
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: process.stdout.isTTY },
  });
  const results = await stryker.runMutationTest();
  if (results.length === 0) throw new Error('there is nothing to mutate in these paths');
}

async function patternOf(given: string): Promise<string> {
  const relative = path.relative(projectFolder, path.resolve(given));
  const found = await stat(path.join(projectFolder, relative)).catch(() => undefined);
  if (!found) throw new Error(`${given} does not exist. Fix: name a source file or a folder`);
  return found.isDirectory() ? `${relative}/**/*.{ts,tsx}` : relative;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

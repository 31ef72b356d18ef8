import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutantReport } from './mutants/report.ts';
import { projectFolder } from './project.ts';

const usage = 'npm run mutants -- [--integration PATH]… [--concurrency NUMBER] PATH…';

/**
 * Mutates the given source files or folders and runs the unit tests that import them; `--integration` adds the integration tests of
 * a file or folder. Prints the mutants that no test kills and the mutation score. Incremental: unchanged mutants keep their last result.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { integration: { type: 'string', multiple: true, default: [] }, concurrency: { type: 'string', default: '2' } },
  });
  if (positionals.length === 0) throw new Error(`no path is given. Fix: ${usage}`);
  process.chdir(projectFolder);
  const integration = await Promise.all(values.integration.map((given) => patternOf(given, '*.integration.test.ts')));
  process.env.MUTANTS_INTEGRATION = JSON.stringify(integration);
  const stryker = new Stryker({
    mutate: [
      ...(await Promise.all(positionals.map((given) => patternOf(given, '*.{ts,tsx}')))),
      '!**/*.test.{ts,tsx}',
      '!**/testing/**',
      // An integration test compares the tables with the migrated database.
      '!commerce/src/**/tables.ts',
    ],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/src/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: `node_modules/.cache/mutants${integration.length > 0 ? '-integration' : ''}.json`,
    // Vitest ignores tests below node_modules, so the copy of the project cannot be there.
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.data', '**/build', '**/.react-router', 'e2e', 'docs', 'bench/data'],
    // Stryker rewrites references in tsconfig files through TypeScript's JavaScript API, which TypeScript 7 lacks.
    tsconfigFile: '',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  });
  const mutants = await stryker.runMutationTest();
  if (mutants.length === 0) throw new Error('there is nothing to mutate in these paths');
  const relative = mutants.map((mutant) => ({ ...mutant, fileName: path.relative(projectFolder, mutant.fileName) }));
  console.log(mutantReport(relative, (fileName) => readFileSync(fileName, 'utf8')));
}

async function patternOf(given: string, files: string): Promise<string> {
  const relative = path.relative(projectFolder, path.resolve(given));
  const found = await stat(path.join(projectFolder, relative)).catch(() => undefined);
  if (!found) throw new Error(`${given} does not exist. Fix: name a file or a folder`);
  return found.isDirectory() ? `${relative}/**/${files}` : relative;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutantReport } from './mutants/report.ts';
import { projectFiles, projectFolder } from './project.ts';

const usage = 'npm run mutants -- [--tests PATH]… [--concurrency NUMBER] PATH…';

/**
 * Mutates the given source files or folders and runs the unit tests that import them, or with `--tests` only the tests of a file or
 * folder, integration tests included. Prints the mutants that no test kills and the mutation score. Incremental: a mutant that was
 * killed stays killed until its code or that test changes.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true, default: [] },
      concurrency: { type: 'string', default: '2' },
    },
  });
  if (positionals.length === 0) throw new Error(`no path is given. Fix: ${usage}`);
  process.chdir(projectFolder);
  const tests = await testFilesOf(values.tests);
  process.env.MUTANTS_TESTS = JSON.stringify(tests);
  const mutated = await Promise.all(positionals.map((path_) => patternOf(path_, '*.{ts,tsx}')));
  const incrementalFile = `node_modules/.cache/mutants/${incrementalName(mutated, values.tests)}.json`;
  await forgetSurvivors(incrementalFile);
  const stryker = new Stryker({
    mutate: [
      ...mutated,
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
    // A busy machine must not make a slow test a killed mutant.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile,
    // Vitest ignores tests below node_modules, so the copy of the project cannot be there.
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.data', '**/build', '**/.react-router', 'e2e', 'docs', 'bench/data'],
    // Stryker rewrites references in tsconfig files through TypeScript's JavaScript API, which TypeScript 7 lacks.
    tsconfigFile: '',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  });
  // Read now: the files may change while the tests run.
  const sources = await sourcesOf(mutated);
  const mutants = await stryker.runMutationTest();
  if (mutants.length === 0) throw new Error('there is nothing to mutate in these paths');
  const relative = mutants.map((mutant) => ({ ...mutant, fileName: path.relative(projectFolder, mutant.fileName) }));
  console.log(mutantReport(relative, (fileName) => sources.get(fileName) ?? ''));
}

async function sourcesOf(patterns: readonly string[]): Promise<Map<string, string>> {
  const files = (await Promise.all(patterns.map(projectFiles))).flat();
  return new Map(await Promise.all(files.map(async (file) => [path.relative(projectFolder, file), await readFile(file, 'utf8')] as const)));
}

/** Returns the name of the results of a run: Stryker would report those of other runs as well. */
function incrementalName(mutated: readonly string[], tests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([mutated, tests]))
    .digest('hex')
    .slice(0, 16);
}

/** Deletes survivors from the results: Stryker would report one in code that runs at import again, although a new test kills it. */
async function forgetSurvivors(incrementalFile: string): Promise<void> {
  const text = await readFile(incrementalFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const report = JSON.parse(text) as { files: Record<string, { mutants: { status: string }[] }> };
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  await writeFile(incrementalFile, JSON.stringify(report));
}

async function testFilesOf(paths: readonly string[]): Promise<string[]> {
  const patterns = await Promise.all(paths.map((path_) => patternOf(path_, '*.test.{ts,tsx}')));
  const files = await Promise.all(patterns.map(projectFiles));
  return files.flat().map((file) => path.relative(projectFolder, file));
}

async function patternOf(path_: string, files: string): Promise<string> {
  const relative = path.relative(projectFolder, path.resolve(path_));
  const found = await stat(path.join(projectFolder, relative)).catch(() => undefined);
  if (!found) throw new Error(`${path_} does not exist. Fix: name a file or a folder`);
  return found.isDirectory() ? `${relative}/**/${files}` : relative;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

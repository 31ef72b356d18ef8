import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSteps, type Step } from './run-step.ts';
import { staticSteps, storefrontTypeSteps, vitestStep } from './steps.ts';
import { closingLine, flakyLines, readCount, sumCounts, type TestCount } from './test-count.ts';

/** Runs steps whose tests are counted; answers whether all passed. */
export type RunWithCounts = (makeSteps: (reportFile: (name: string) => string) => readonly Step[]) => Promise<boolean>;

/**
 * Runs the static checks, the unit and integration tests, then what `more` adds, and prints the closing line with the
 * number of tests. Answers the exit code.
 */
export async function runChecks(extraSteps?: (run: RunWithCounts) => Promise<boolean>): Promise<number> {
  const start = performance.now();
  const reports = await mkdtemp(path.join(tmpdir(), 'outfitter-tests-'));
  const files: string[] = [];
  const run: RunWithCounts = (makeSteps) =>
    runSteps(
      makeSteps((name) => {
        const file = path.join(reports, `${name}.json`);
        files.push(file);
        return file;
      }),
    );
  try {
    const isPassed =
      (await runSteps(staticSteps(), 2)) &&
      (await runSteps(storefrontTypeSteps())) &&
      (await run((report) => [vitestStep('unit and integration tests', ['unit', 'integration'], report('vitest'), 1_500)])) &&
      (extraSteps ? await extraSteps(run) : true);
    const counts = (await Promise.all(files.map(readCount))).filter((count): count is TestCount => count !== undefined);
    console.log(`\n${isPassed ? 'all is well' : 'not all is well'} after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    if (counts.length > 0) {
      const sum = sumCounts(counts);
      for (const line of [...flakyLines(sum), closingLine(sum)]) console.log(line);
    }
    return isPassed ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

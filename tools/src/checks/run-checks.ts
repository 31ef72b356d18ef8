import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { formatDuration, runSteps, type Step } from './run-step.ts';
import { preparationSteps, staticSteps, vitestStep } from './steps.ts';
import { closingLine, flakyLines, readCount, sumCounts, type TestCount } from './test-count.ts';

export type RunWithCounts = (makeSteps: (reportFile: (name: string) => string) => readonly Step[]) => Promise<boolean>;

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
      (await runSteps(preparationSteps())) &&
      (await runSteps(staticSteps(), availableParallelism())) &&
      (await run((report) => [vitestStep('unit tests', ['unit'], report('unit'), 900)])) &&
      (await run((report) => [vitestStep('integration tests', ['integration'], report('integration'), 1_500)])) &&
      (extraSteps ? await extraSteps(run) : true);
    const counts = (await Promise.all(files.map(readCount))).filter((count): count is TestCount => count !== undefined);
    console.log(`\n${isPassed ? 'passed' : 'failed'} after ${formatDuration((performance.now() - start) / 1000)}`);
    if (counts.length > 0) {
      const sum = sumCounts(counts);
      for (const line of [...flakyLines(sum), closingLine(sum)]) console.log(line);
    }
    return isPassed ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { everyTest, recordPassed, type Selection, selectAffected } from './affected/selection.ts';
import { storeWorkTree } from './affected/work-tree.ts';
import { formatDuration, runSteps, type Step } from './run-step.ts';
import { preparationSteps, staticSteps, vitestStep } from './steps.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { closingLine, flakyLines, readCount, sumCounts, type TestCount } from './test-count.ts';

export type RunWithCounts = (makeSteps: (reportFile: (name: string) => string) => readonly Step[]) => Promise<boolean>;

/** Seconds for all tests of a Vitest project that every check runs. */
const timeLimits = { unit: 900, integration: 1_500 };

export async function runChecks(
  { isComplete }: { isComplete: boolean },
  extraSteps?: (run: RunWithCounts) => Promise<boolean>,
): Promise<number> {
  const start = performance.now();
  process.env.TMPDIR = await temporaryFolder();
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
  const tree = await storeWorkTree();
  const selected: string[] = [];
  async function runTests(project: keyof typeof timeLimits): Promise<boolean> {
    const selection: Selection = isComplete ? everyTest : await selectAffected(project, tree);
    selected.push(`${project}: ${selection.reason}`);
    const { related } = selection;
    const isPassed =
      related?.length === 0 ||
      (await run((report) => [
        vitestStep(`${project} tests`, project, { report: report(project), timeLimit: timeLimits[project], related }),
      ]));
    if (isPassed && tree !== undefined) await recordPassed(project, tree);
    return isPassed;
  }
  try {
    const isPassed =
      (await runSteps(preparationSteps())) &&
      (await runSteps(staticSteps(), availableParallelism())) &&
      (await runTests('unit')) &&
      (await runTests('integration')) &&
      (extraSteps ? await extraSteps(run) : true);
    const counts = (await Promise.all(files.map(readCount))).filter((count): count is TestCount => count !== undefined);
    console.log(`\n${isPassed ? 'passed' : 'failed'} after ${formatDuration((performance.now() - start) / 1000)}`);
    if (!isComplete) for (const line of [...selected, 'npm run check -- --all runs all tests']) console.log(line);
    if (counts.length > 0) {
      const sum = sumCounts(counts);
      for (const line of [...flakyLines(sum), closingLine(sum)]) console.log(line);
    }
    return isPassed ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

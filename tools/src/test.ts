import { ensureBrowsers } from './checks/find-browsers.ts';
import { runChecks } from './checks/run-checks.ts';
import { attackStep, endToEndStep, vitestStep } from './checks/steps.ts';

/** `npm test`: everything that `npm run check` does, starts and kills of the whole shop, a tenth of the attack, and browser tests. */
async function main(): Promise<number> {
  // A missing browser is reported before the long part.
  const browsers = await ensureBrowsers(console.log);
  return runChecks({ isComplete: true }, async (run) => {
    const isStartTested = await run((report) => [vitestStep('start and kill tests', 'start', { report: report('start'), timeLimit: 900 })]);
    const isAttacked = isStartTested && (await run(() => [attackStep(Date.now() % 1_000_000)]));
    return isAttacked && run((report) => [endToEndStep(browsers, report('browser'))]);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { browserTestWidths, partsOfBrowserTests } from './checks/browser-test-files.ts';
import { ensureBrowsers } from './checks/find-browsers.ts';
import { runChecks } from './checks/run-checks.ts';
import { attackStep, type BrowserTestSelection, endToEndStep, vitestStep } from './checks/steps.ts';

/**
 * `npm test`: everything that `npm run check` does, starts and kills of the whole shop, a tenth of the attack, and a sixth of the browser
 * tests beside the journeys that every run takes, those of several widths at one of them. The seed, which changes from run to run, chooses
 * all of these; `--seed` repeats a run, and `--all` runs every browser test at every width of its tags.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, seed: { type: 'string' } } });
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : parseSeed(values.seed);
  const selection = values.all ? undefined : selectionOf(seed);
  // A missing browser is reported before the long part.
  const browsers = await ensureBrowsers(console.log);
  console.log(`npm test -- --seed ${seed} repeats this run; --all runs every browser test`);
  return runChecks({ isComplete: true }, async (run) => {
    const isStartTested = await run((report) => [vitestStep('start and kill tests', 'start', { report: report('start'), timeLimit: 900 })]);
    const isAttacked = isStartTested && (await run(() => [attackStep(seed)]));
    return isAttacked && run((report) => [endToEndStep(browsers, report('browser'), selection)]);
  });
}

function selectionOf(seed: number): BrowserTestSelection {
  const widths = browserTestWidths.length;
  return { width: browserTestWidths[seed % widths] ?? browserTestWidths[0], part: Math.floor(seed / widths) % partsOfBrowserTests };
}

function parseSeed(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--seed is "${text}", but must be a number of at most six digits.`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

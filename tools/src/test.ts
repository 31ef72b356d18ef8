import { parseArgs } from 'node:util';
import { ensureBrowsers } from './checks/find-browsers.ts';
import { runChecks } from './checks/run-checks.ts';
import { attackStep, type BrowserTestWidths, endToEndStep, vitestStep } from './checks/steps.ts';

/**
 * `npm test`: everything that `npm run check` does, starts and kills of the whole shop, a tenth of the attack, and browser tests. Those of
 * both the desktop and the phone run at one of these widths, which changes from run to run; `npm test -- --widths all` runs them at both.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { widths: { type: 'string' } } });
  const seed = Date.now() % 1_000_000;
  const widths = values.widths === undefined ? widthsOfRun(seed) : widthsOption(values.widths);
  // A missing browser is reported before the long part.
  const browsers = await ensureBrowsers(console.log);
  return runChecks({ isComplete: true }, async (run) => {
    const isStartTested = await run((report) => [vitestStep('start and kill tests', 'start', { report: report('start'), timeLimit: 900 })]);
    const isAttacked = isStartTested && (await run(() => [attackStep(seed)]));
    return isAttacked && run((report) => [endToEndStep(browsers, report('browser'), widths)]);
  });
}

const widthsOfRun = (seed: number): BrowserTestWidths => (seed % 2 === 0 ? 'desktop' : 'phone');

function widthsOption(value: string): BrowserTestWidths {
  if (value === 'all' || value === 'desktop' || value === 'phone') return value;
  throw new Error(`--widths is "${value}", but must be "all", "desktop" or "phone".`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { ensureChromium } from './checks/find-chromium.ts';
import { runChecks } from './checks/run-checks.ts';
import { endToEndStep, vitestStep } from './checks/steps.ts';

/** npm test: all of check, starts of the whole shop with kills, and journeys in a real browser. */
async function main(): Promise<number> {
  // Said before the long part, not after it.
  const chromiumPath = await ensureChromium(console.log);
  return runChecks(async (run) => {
    const startsWell = await run((report) => [vitestStep('starts and kills of the whole shop', ['start'], report('start'), 900)]);
    return startsWell && run((report) => [endToEndStep(chromiumPath, report('browser'))]);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

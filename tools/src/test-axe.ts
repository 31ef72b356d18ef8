import { browserEnvironment, ensureBrowsers } from './checks/find-browsers.ts';
import { runSteps } from './checks/run-step.ts';

/** `npm run test:axe`: runs the accessibility checks of the page states only; with `-- --all` in every mode at every width. */
async function main(): Promise<number> {
  const isWhole = process.argv.includes('--all');
  const browsers = await ensureBrowsers(console.log);
  const isPassed = await runSteps([
    {
      name: isWhole ? 'all page states' : 'page states',
      command: ['node_modules/@playwright/test/cli.js', 'test', 'page-states', ...(isWhole ? ['blocks'] : []), '--reporter=list'],
      folder: 'e2e',
      environment: { NO_COLOR: '1', ...browserEnvironment(browsers), ...(isWhole ? { PAGE_STATES: 'all' } : {}) },
      timeLimit: isWhole ? 3_600 : 900,
    },
  ]);
  return isPassed ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

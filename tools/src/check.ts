import { runChecks } from './checks/run-checks.ts';

/** npm run check: format, types, boundaries, unused code, unit and integration tests. About a minute. */
process.exitCode = await runChecks();

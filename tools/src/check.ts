import { runChecks } from './checks/run-checks.ts';

/** npm run check: types, module boundaries, unused code, format, unit and integration tests. Two to three minutes on two cores. */
process.exitCode = await runChecks();

import { parseArgs } from 'node:util';
import { runChecks } from './checks/run-checks.ts';

/**
 * npm run check: types, module boundaries, unused code, format, and the unit and integration tests that can be affected by what changed
 * since they last passed. `npm run check -- --all` runs all tests.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
process.exitCode = await runChecks({ isComplete: values.all });

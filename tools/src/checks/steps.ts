import { availableParallelism } from 'node:os';
import { workspaces } from '../project.ts';
import { type BrowserTestWidth, browserTestFiles, partsOfBrowserTests } from './browser-test-files.ts';
import { type Browsers, browserEnvironment } from './find-browsers.ts';
import type { Step } from './run-step.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const cache = 'node_modules/.cache';

/** Generates the types of routes and CSS modules that the type check of the storefront and the search for unused code read. */
export function preparationSteps(): Step[] {
  return [
    {
      name: 'route types of storefront',
      command: ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      folder: 'storefront',
      timeLimit: 120,
    },
    { name: 'class names of storefront', command: ['storefront/generate-css-module-types.ts'], timeLimit: 60 },
  ];
}

export function staticSteps(): Step[] {
  const cruised = workspaces.map((workspace) => (workspace === 'storefront' ? 'storefront/app' : workspace));
  const cruiserCache = ['--cache', `${cache}/dependency-cruiser`, '--cache-strategy', 'content'];
  // The longest first, since some run at the same time.
  return [
    typeStep('Node workspaces', 'tsconfig.node.json'),
    typeStep('storefront', 'storefront'),
    {
      name: 'module boundaries',
      command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruiserCache, ...cruised],
      timeLimit: 120,
    },
    {
      name: 'unused files, exports, packages',
      command: [bin('knip'), '--cache', '--cache-location', `${cache}/knip`],
      timeLimit: 120,
    },
    typeStep('e2e', 'e2e'),
    { name: 'format and lint', command: [bin('biome'), 'check', '.'], timeLimit: 120 },
    { name: 'translated messages', command: ['tools/src/messages.ts'], timeLimit: 60 },
  ];
}

/**
 * Number of type checker threads. Each checks a part of the files and repeats the types that they share: four, the default, take twice the
 * CPU time of one.
 */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

function typeStep(name: string, project: string): Step {
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/types/${project}`];
  return { name: `types of ${name}`, command: [bin('tsc'), '-p', project, '--checkers', checkers, ...incremental], timeLimit: 180 };
}

/** Runs the tests of a Vitest project, or with `related` those that depend on one of these files. */
export function vitestStep(name: string, project: string, { report, timeLimit, related }: VitestOptions): Step {
  const tests = related === undefined ? ['run'] : ['related', '--run', ...related];
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: [bin('vitest'), ...tests, '--project', project, ...reporters],
    environment: { NO_COLOR: '1' },
    timeLimit,
  };
}

interface VitestOptions {
  report: string;
  timeLimit: number;
  related?: readonly string[];
}

/** Runs a tenth of `npm run attack`, which the seed selects. Every call of the contract is tried without a token and by another shopper. */
export function attackStep(seed: number): Step {
  return {
    name: `attack --share 0.1 --seed ${seed}`,
    command: ['attack/src/main.ts', '--share', '0.1', '--seed', String(seed)],
    timeLimit: 600,
  };
}

export interface BrowserTestSelection {
  /** The width, in CSS pixels, at which browser tests of several widths run. */
  width: BrowserTestWidth;
  /** Counted from 0. */
  part: number;
}

/**
 * Runs all browser tests, or those of a selection. A test that fails is retried once; one that passes the second time is reported as flaky
 * and counts as passed.
 */
export function endToEndStep(browsers: Browsers, reportFile: string, selection: BrowserTestSelection | undefined): Step {
  const files = selection ? browserTestFiles(selection.part) : [];
  const once: Record<string, string> = selection ? { BROWSER_TESTS_WIDTH: String(selection.width) } : {};
  return {
    name: selection
      ? `browser tests, part ${selection.part + 1} of ${partsOfBrowserTests}, those of several widths at ${selection.width} px`
      : 'all browser tests',
    command: ['node_modules/@playwright/test/cli.js', 'test', ...files, '--retries=1', '--reporter=dot,json'],
    folder: 'e2e',
    environment: { NO_COLOR: '1', ...browserEnvironment(browsers), ...once, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    timeLimit: 3_600,
  };
}

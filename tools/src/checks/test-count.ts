import { readFile } from 'node:fs/promises';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: readonly string[];
}

export function sumCounts(counts: readonly TestCount[]): TestCount {
  const sum = (of: (count: TestCount) => number) => counts.reduce((total, count) => total + of(count), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}

/** Returns the last line of a run; scripts parse it. */
export function closingLine({ passed, failed, skipped }: TestCount): string {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function flakyLines({ flaky }: TestCount): string[] {
  return flaky.map((title) => `passed on the second attempt: ${title}`);
}

export async function readCount(reportFile: string): Promise<TestCount | undefined> {
  const content = await readFile(reportFile, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : countOf(JSON.parse(content));
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

function countOf(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyTitles(report) };
  }
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, flaky: [] };
}

function flakyTitles({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(flakyTitles)];
}

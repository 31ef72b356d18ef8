import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDuration, runStep, runSteps } from './run-step.ts';
import { closingLine, flakyLines, readCount, sumCounts } from './test-count.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-checks-'));
  await writeFile(path.join(folder, 'passes.mjs'), "console.log('fine')");
  await writeFile(path.join(folder, 'fails.mjs'), "console.error('the cause'); process.exit(3)");
  await writeFile(path.join(folder, 'hangs.mjs'), 'setInterval(() => {}, 1000)');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const step = (name: string, timeLimit = 20) => ({ name, command: [path.join(folder, `${name}.mjs`)], timeLimit });

describe('a step', () => {
  it('passes or fails with its output', async () => {
    expect(await runStep(step('passes'))).toMatchObject({ isPassed: true, output: 'fine\n' });
    expect(await runStep(step('fails'))).toMatchObject({ isPassed: false, output: 'the cause\n' });
  });

  it('is killed after its time limit', async () => {
    expect(await runStep(step('hangs', 0.3))).toMatchObject({
      isPassed: false,
      output: expect.stringContaining('did not finish within 0.3 s'),
    });
  });

  it('stops the run and prints its output when it fails', async () => {
    const output: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
    const isPassed = await runSteps([step('passes'), step('fails'), step('hangs')]);
    vi.restoreAllMocks();
    expect(isPassed).toBe(false);
    expect(output.join('\n')).toContain('the cause');
    expect(output.join('\n')).not.toContain('hangs');
  });
});

describe('the closing line', () => {
  it('sums the counts of all reports', async () => {
    const vitest = path.join(folder, 'vitest.json');
    const browser = path.join(folder, 'browser.json');
    await writeFile(vitest, JSON.stringify({ numPassedTests: 10, numFailedTests: 1, numPendingTests: 2 }));
    const specs = [
      { title: 'buys', tests: [{ status: 'expected', projectName: '390' }] },
      { title: 'scrolls', tests: ['expected', 'flaky'].map((status, index) => ({ status, projectName: ['390', '768'][index] })) },
    ];
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    await writeFile(browser, JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }] }));
    const counts = await Promise.all([vitest, browser].map(readCount));
    const sum = sumCounts(counts.map((count) => count!));
    expect(closingLine(sum)).toBe('tests: 16 passed, 1 failed, 2 skipped');
    expect(flakyLines(sum)).toEqual(['passed on the second attempt: [768] scrolls']);
    expect(await readCount(path.join(folder, 'none.json'))).toBeUndefined();
  });
});

describe('a duration', () => {
  it('is printed in seconds, or minutes and seconds', () => {
    expect([0.04, 59.94, 60, 125.4, 3_599.6].map(formatDuration)).toEqual(['0.0 s', '59.9 s', '1 min 0 s', '2 min 5 s', '60 min 0 s']);
  });
});

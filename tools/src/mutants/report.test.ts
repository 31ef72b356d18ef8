import { expect, it } from 'vitest';
import { countMutants, mutantReport, type ReportedMutant } from './report.ts';

const source = 'const one = 1;\nconst two = one\n  + 1;\n';
const mutant = (status: string, fileName = 'b.ts', line = 1): ReportedMutant => ({
  fileName,
  mutatorName: 'Some',
  status,
  location: { start: { line, column: 13 }, end: { line: line === 1 ? 1 : 3, column: line === 1 ? 14 : 6 } },
  replacement: '0',
});

it('lists the mutants that no test kills by file and line, then the counts', () => {
  const mutants = [mutant('Survived', 'b.ts', 2), mutant('NoCoverage'), mutant('Killed'), mutant('Survived', 'a.ts')];
  expect(mutantReport(mutants, () => source)).toBe(
    [
      'a.ts:1:13 Some: 1 → 0',
      'b.ts:1:13 Some (no coverage): 1 → 0',
      'b.ts:2:13 Some: one + 1 → 0',
      '',
      'file       mutants  killed  timeout  survived  no coverage  errors  score',
      'a.ts             1       0        0         1            0       0      0',
      'b.ts             3       1        0         1            1       0   33.3',
      'all files        4       1        0         2            1       0     25',
    ].join('\n'),
  );
});

it('counts a timeout as killed, and leaves invalid mutants out of the score', () => {
  const counts = countMutants(
    ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'CompileError'].map((status) => mutant(status)),
  );
  expect(counts).toEqual({ mutants: 6, killed: 1, timeout: 1, survived: 1, 'no coverage': 1, errors: 2, score: 50 });
  expect(countMutants([mutant('RuntimeError')]).score).toBe(100);
});

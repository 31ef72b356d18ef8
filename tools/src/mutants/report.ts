export interface ReportedMutant {
  fileName: string;
  mutatorName: string;
  status: string;
  location: { start: Position; end: Position };
  replacement?: string;
}
interface Position {
  line: number;
  column: number;
}

const columns = ['mutants', 'killed', 'timeout', 'survived', 'no coverage', 'errors', 'score'] as const;
type Counts = Record<(typeof columns)[number], number>;

export function mutantReport(mutants: readonly ReportedMutant[], sourceOf: (fileName: string) => string): string {
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .sort((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
    .map((mutant) => survivorLine(mutant, sourceOf(mutant.fileName)));
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  const rows = files.map((file) => [file, countMutants(mutants.filter(({ fileName }) => fileName === file))] as const);
  return [...survivors, '', ...formatTable([...rows, ['all files', countMutants(mutants)]])].join('\n');
}

export function countMutants(mutants: readonly ReportedMutant[]): Counts {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const counts = {
    mutants: mutants.length,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    'no coverage': count('NoCoverage'),
    errors: count('CompileError', 'RuntimeError'),
  };
  const valid = counts.killed + counts.timeout + counts.survived + counts['no coverage'];
  return { ...counts, score: valid === 0 ? 100 : Math.round(((counts.killed + counts.timeout) / valid) * 1_000) / 10 };
}

function survivorLine({ fileName, mutatorName, status, location, replacement = '' }: ReportedMutant, source: string): string {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const original = lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined));
  const mark = status === 'NoCoverage' ? ' (no coverage)' : '';
  return `${fileName}:${start.line}:${start.column} ${mutatorName}${mark}: ${shorten(original.join(' '))} → ${shorten(replacement)}`;
}

function shorten(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ');
  return text.length > 100 ? `${text.slice(0, 60)} … ${text.slice(-35)}` : text;
}

function formatTable(rows: readonly (readonly [string, Counts])[]): string[] {
  const cells = [['file', ...columns], ...rows.map(([file, counts]) => [file, ...columns.map((column) => String(counts[column]))])];
  const widths = cells[0]!.map((_, index) => Math.max(...cells.map((row) => row[index]!.length)));
  return cells.map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join('  '));
}

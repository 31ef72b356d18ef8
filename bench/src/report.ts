export interface Measurement {
  label: string;
  /** Value as printed: `12,340 /s`, `84 kB`. */
  value: string;
  /** Result of the baseline without the shop's code, in the same unit. */
  baseline?: string;
  ratio?: number;
  goal?: string;
}

export interface Section {
  title: string;
  measurements: Measurement[];
}

const columns = ['subject', 'measured', 'baseline', 'ratio', 'goal'];

function cells({ label, value, baseline, ratio, goal }: Measurement): string[] {
  return [label, value, baseline ?? '', ratio === undefined ? '' : `${(ratio * 100).toFixed(ratio < 0.1 ? 1 : 0)} %`, goal ?? ''];
}

export function toMarkdown(sections: readonly Section[]): string {
  return sections
    .map(({ title, measurements }) => {
      const rows = [columns, columns.map(() => '---'), ...measurements.map(cells)];
      return `## ${title}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
    })
    .join('\n');
}

export function formatPerSecond(count: number): string {
  return `${Math.round(count).toLocaleString('en-US')} /s`;
}
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
export function formatMilliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

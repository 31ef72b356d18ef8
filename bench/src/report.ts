/** What a bench found: a figure beside its baseline of the same run, and the goal of the design. */
export interface Finding {
  what: string;
  /** As shown: `12,340 /s`, `84 kB`. */
  figure: string;
  /** The bare thing it is compared with, in the same unit. */
  baseline?: string;
  /** Figure divided by baseline. */
  ratio?: number;
  goal?: string;
}

export interface Section {
  title: string;
  findings: Finding[];
}

const columns = ['what', 'measured', 'bare baseline', 'ratio', 'goal'];

function cells({ what, figure, baseline, ratio, goal }: Finding): string[] {
  return [what, figure, baseline ?? '', ratio === undefined ? '' : `${(ratio * 100).toFixed(ratio < 0.1 ? 1 : 0)} %`, goal ?? ''];
}

/** The findings as Markdown, one table a section. */
export function asMarkdown(sections: readonly Section[]): string {
  return sections
    .map(({ title, findings }) => {
      const rows = [columns, columns.map(() => '---'), ...findings.map(cells)];
      return `## ${title}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
    })
    .join('\n');
}

export function perSecond(count: number): string {
  return `${Math.round(count).toLocaleString('en-US')} /s`;
}
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

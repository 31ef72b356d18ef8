import type { FeedError } from './parse-feed.ts';

export const feedFormats = ['csv', 'jsonl'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedColumns = ['sku', 'location', 'on_hand', 'backorder_limit', 'in_stock_date'] as const;
const requiredColumns = feedColumns.slice(0, 3);
type FeedColumn = (typeof feedColumns)[number];

/** The fields of a row as text; empty and missing optional fields are the same. */
export interface FeedRecord {
  line: number;
  fields: Partial<Record<FeedColumn, string>>;
}

interface Records {
  records: FeedRecord[];
  /** The number of rows that the last line states. */
  end: number | undefined;
  errors: FeedError[];
}

const isColumn = (name: string): name is FeedColumn => (feedColumns as readonly string[]).includes(name);

/** Splits a line of CSV; a field may be in double quotes, which are doubled inside of it. Undefined if a quote is not closed. */
export function splitCsvLine(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  const fields: string[] = [];
  const field = /\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(,|$)/y;
  for (;;) {
    const match = field.exec(line);
    if (!match) return undefined;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2]?.trim() ?? '');
    if (match[3] === '') return fields;
  }
}

function countOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function readCsv(lines: readonly string[]): Records {
  const [header = '', ...rows] = lines;
  const columns = splitCsvLine(header)?.map((name) => name.toLowerCase()) ?? [];
  const errors: FeedError[] = [
    ...requiredColumns.filter((name) => !columns.includes(name)).map((name) => ({ line: 1, message: `there is no column ${name}` })),
    ...columns.filter((name) => !isColumn(name)).map((name) => ({ line: 1, message: `there is no column ${name} in a stock feed` })),
  ];
  const records: FeedRecord[] = [];
  let end: number | undefined;
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    if (row.trim() === '') continue;
    const fields = splitCsvLine(row);
    if (end !== undefined) errors.push({ line, message: 'there is a row after the end of the feed' });
    else if (fields?.[0] === 'END') {
      end = countOf(fields[1]);
      if (end === undefined) errors.push({ line, message: 'END is not followed by the number of rows' });
    } else if (fields?.length !== columns.length) {
      errors.push({ line, message: fields ? `${fields.length} fields instead of ${columns.length}` : 'a quote is not closed' });
    } else records.push({ line, fields: Object.fromEntries(columns.map((name, column) => [name, fields[column]])) });
  }
  return { records, end, errors };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function readJsonLines(lines: readonly string[]): Records {
  const errors: FeedError[] = [];
  const records: FeedRecord[] = [];
  let end: number | undefined;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === '') continue;
    const row = parseObject(text);
    const unknown = row && Object.keys(row).find((name) => !isColumn(name) && name !== 'end');
    if (!row) errors.push({ line, message: 'the line is not a JSON object' });
    else if (end !== undefined) errors.push({ line, message: 'there is a row after the end of the feed' });
    else if (unknown !== undefined) errors.push({ line, message: `there is no column ${unknown} in a stock feed` });
    else if ('end' in row) {
      end = countOf(String(row.end));
      if (end === undefined) errors.push({ line, message: '"end" is not the number of rows' });
    } else {
      const fields = Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
      records.push({ line, fields: Object.fromEntries(fields) });
    }
  }
  return { records, end, errors };
}

export function readRecords(text: string, format: FeedFormat): Records {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return format === 'csv' ? readCsv(lines) : readJsonLines(lines);
}

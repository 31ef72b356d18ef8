import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { Store } from '../catalog/stores.ts';
import { type Category, type Color, categories, colors, type SizeRun, type Style, sizeRuns, stores, styles } from './schema.ts';

export interface DataFileIssue {
  file: string;
  path: string;
  message: string;
}

/** Error of data files, whose message lists every problem on a line of its own. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
  readonly problems: DataFileIssue[];
  constructor(problems: DataFileIssue[]) {
    super(problems.map(({ file, path, message }) => `${file}${path && ` ${path}`}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

export interface LocatedStyle {
  style: Style;
  file: string;
  path: string;
}

export interface CatalogData {
  colors: Record<string, Color>;
  sizeRuns: Record<string, SizeRun>;
  categories: Category[];
  stores: Store[];
  styles: LocatedStyle[];
}

export const dataFolder = fileURLToPath(new URL('../../data', import.meta.url));

function pathOf(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Reads one data file. Its data is undefined if it has problems. */
export function readDataFile<Shape extends z.ZodType>(
  folder: string,
  file: string,
  shape: Shape,
): { data: z.output<Shape> | undefined; problems: DataFileIssue[] } {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (cause) {
    return { data: undefined, problems: [{ file, path: '', message: cause instanceof Error ? cause.message : String(cause) }] };
  }
  const { data, error } = shape.safeParse(json);
  return { data, problems: (error?.issues ?? []).map(({ path, message }) => ({ file, path: pathOf(path), message })) };
}

/** Reads all data files. Throws a DataFileError with all problems of all files. */
export function readCatalogData(folder: string): CatalogData {
  const problems: DataFileIssue[] = [];
  function read<Shape extends z.ZodType>(file: string, shape: Shape, otherwise: z.output<Shape>): z.output<Shape> {
    const { data, problems: found } = readDataFile(folder, file, shape);
    problems.push(...found);
    return data ?? otherwise;
  }
  const data: CatalogData = {
    colors: read('colors.json', colors, {}),
    sizeRuns: read('size-runs.json', sizeRuns, {}),
    categories: read('categories.json', categories, []),
    stores: read('stores.json', stores, []),
    styles: readdirSync(join(folder, 'styles'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => {
        const file = `styles/${name}`;
        return read(file, styles, []).map((style, index) => ({ style, file, path: `[${index}]` }));
      }),
  };
  if (problems.length > 0) throw new DataFileError(problems);
  return data;
}

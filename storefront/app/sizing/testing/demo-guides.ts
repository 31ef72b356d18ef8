import { readdirSync, readFileSync } from 'node:fs';
import { parseSizeGuide, type SizeGuide } from '../guide/size-guide.ts';
import { type SizeChart, sizeChartsOf } from '../recommendation/size-chart.ts';

const data = new URL('../../../../demo/data/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, data), 'utf8')) as Record<string, unknown>;

export const demoGuides: ReadonlyMap<string, SizeGuide> = new Map(
  readdirSync(new URL('content/', data))
    .filter((name) => name.startsWith('size-guide-'))
    .map((name) => [name.slice(0, -'.json'.length), parseSizeGuide(read(`content/${name}`).body as Record<string, unknown>)]),
);

export function demoCharts(key: string): SizeChart[] {
  return sizeChartsOf(demoGuides.get(key) ?? { tables: [] });
}

export const allDemoCharts: readonly SizeChart[] = [...demoGuides.keys()].flatMap(demoCharts);

interface SizeRun {
  dimensions: { id: string; values: string[] }[];
  except?: string[];
}

export const sizeRuns = read('size-runs.json') as unknown as Readonly<Record<string, SizeRun>>;

import { readFile } from 'node:fs/promises';
import { heldOutQueriesFolder, type JudgedQuery, judgedQueriesFolder, readJudgedQueries } from '../judged-queries.ts';
import { countMatchingColors, isRelevant, mean, ndcg, type SearchResult } from '../relevance.ts';
import type { Measurement, Section } from '../report.ts';

interface SearchHit {
  productId: string;
  representedProduct: { id: string };
  colors: { value: string }[];
}

interface SearchResponse {
  hits: SearchHit[];
  nearHits?: SearchHit[];
  redirectUrl?: string;
}

async function colorValues(): Promise<Map<string, string>> {
  const file = new URL('../../../demo/data/colors.json', import.meta.url);
  const colors = JSON.parse(await readFile(file, 'utf8')) as Record<string, { code: string }>;
  return new Map(Object.entries(colors).map(([name, { code }]) => [name, code]));
}

async function search(origin: string, judged: JudgedQuery): Promise<SearchResult> {
  const query = new URLSearchParams({ q: judged.query, count: '24', ...(judged.locale ? { locale: judged.locale } : {}) });
  const response = await fetch(`${origin}/api/product_search?${query}`);
  if (!response.ok) throw new Error(`"${judged.query}" has the status ${response.status}`);
  const { hits, nearHits = [], redirectUrl } = (await response.json()) as SearchResponse;
  const found = [...hits, ...nearHits].map(({ productId, representedProduct: { id }, colors }) => ({
    styleId: productId,
    // A SKU id is the style id, two digits of the color and three of the size.
    color: id === productId ? undefined : id.slice(productId.length, productId.length + 2),
    colors: colors.map(({ value }) => value),
  }));
  return { judged, found, redirectUrl };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) => percent(mean(items.map((item) => Number(holds(item)))));
const hasIrrelevantFirstHit = ({ judged, found: [first] }: SearchResult) => first !== undefined && !judged.grades?.has(first.styleId);
const isRedirected = ({ judged, redirectUrl }: SearchResult) => redirectUrl === judged.leadsTo;
const worstCount = 10;

export async function measureJudgedSearch(origin: string): Promise<Section> {
  const { graded, measurements, count } = await measureQueries(origin, judgedQueriesFolder);
  const lowestGraded = graded.toSorted((a, b) => a.value - b.value).slice(0, worstCount);
  const worst = lowestGraded.map(
    ({ judged, value }): Measurement => ({ label: `one of the ten worst: “${judged.query}”`, value: value.toFixed(3) }),
  );
  return { title: `Judged queries: ${count} over the demo catalog`, measurements: [...measurements, ...worst] };
}

/** Measures the held-out queries without naming them: one that led to a change would no longer be held out. */
export async function measureHeldOutSearch(origin: string): Promise<Section> {
  const { measurements, count } = await measureQueries(origin, heldOutQueriesFolder);
  return { title: `Held-out queries: ${count} over the demo catalog`, measurements };
}

async function measureQueries(origin: string, folder: string) {
  const results: SearchResult[] = [];
  const values = await colorValues();
  for (const read of readJudgedQueries(folder)) {
    const judged = { ...read, colors: read.colors.flatMap((color) => values.get(color) ?? []) };
    results.push(await search(origin, judged));
  }
  const graded = results.flatMap((result) => {
    const { grades } = result.judged;
    const ids = result.found.map(({ styleId }) => styleId);
    return grades ? [{ ...result, value: ndcg(ids, grades) }] : [];
  });
  const misspelled = graded.filter(({ judged }) => judged.intended !== undefined);
  const withRedirect = results.filter(({ judged }) => judged.leadsTo !== undefined);
  const colors = results.filter(({ judged }) => judged.colors.length > 0).map(countMatchingColors);
  const [shown, available] = [0, 1].map((at) => colors.reduce((sum, pair) => sum + pair[at]!, 0));
  const byKind = [...Map.groupBy(graded, ({ judged }) => judged.kind)].map(
    ([kind, own]): Measurement => ({
      label: `nDCG@10, ${kind}, ${own.length} queries`,
      value: mean(own.map(({ value }) => value)).toFixed(3),
    }),
  );
  const measurements: Measurement[] = [
    { label: 'nDCG@10', value: mean(graded.map(({ value }) => value)).toFixed(3), goal: '0.900' },
    { label: 'queries without a result', value: shareOf(graded, ({ found }) => found.length === 0), goal: '1 %' },
    { label: 'irrelevant first hits', value: shareOf(graded, hasIrrelevantFirstHit), goal: '4 %' },
    ...(misspelled.length > 0 ? [{ label: 'typing errors corrected', value: shareOf(misspelled, isRelevant), goal: '95 %' }] : []),
    ...(withRedirect.length > 0 ? [{ label: 'queries redirected to their page', value: shareOf(withRedirect, isRedirected) }] : []),
    { label: 'tiles in the requested color', value: percent(shown! / available!) },
    ...byKind,
  ];
  return { graded, measurements, count: results.length };
}

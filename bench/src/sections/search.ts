/** How well the search answers the judged queries. */
import { readFile } from 'node:fs/promises';
import { type Answered, colorsShown, isUnderstood, mean, ndcg } from '../judge.ts';
import { type JudgedQuery, readJudgedQueries } from '../judged-queries.ts';
import type { Finding, Section } from '../report.ts';

interface SearchHit {
  productId: string;
  representedProduct: { id: string };
  colors: { value: string }[];
}

interface SearchAnswer {
  hits: SearchHit[];
  /** Shown below them, said to be near. */
  nearHits?: SearchHit[];
  redirectUrl?: string;
}

/** The values of colors as the shop sells them, by the names that judgements have for them. */
async function colorValues(): Promise<Map<string, string>> {
  const file = new URL('../../../demo/data/colors.json', import.meta.url);
  const colors = JSON.parse(await readFile(file, 'utf8')) as Record<string, { code: string }>;
  return new Map(Object.entries(colors).map(([name, { code }]) => [name, code]));
}

async function answerTo(origin: string, judged: JudgedQuery): Promise<Answered> {
  const query = new URLSearchParams({ q: judged.query, count: '24', ...(judged.locale ? { locale: judged.locale } : {}) });
  const response = await fetch(`${origin}/api/product_search?${query}`);
  if (!response.ok) throw new Error(`"${judged.query}" is answered ${response.status}`);
  const { hits, nearHits = [], redirectUrl } = (await response.json()) as SearchAnswer;
  const found = [...hits, ...nearHits].map(({ productId, representedProduct: { id }, colors }) => ({
    styleId: productId,
    // A SKU is the style's number, two digits of the color, three of the size.
    color: id === productId ? undefined : id.slice(productId.length, productId.length + 2),
    colors: colors.map(({ value }) => value),
  }));
  return { judged, found, redirectUrl };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const worstShown = 10;

export async function judgedSearch(origin: string): Promise<Section> {
  const answers: Answered[] = [];
  const values = await colorValues();
  for (const read of readJudgedQueries()) {
    const judged = { ...read, colors: read.colors.flatMap((color) => values.get(color) ?? []) };
    answers.push(await answerTo(origin, judged));
  }
  const graded = answers.flatMap((answer) => {
    const { grades } = answer.judged;
    const ids = answer.found.map(({ styleId }) => styleId);
    return grades ? [{ ...answer, value: ndcg(ids, grades) }] : [];
  });
  const typed = graded.filter(({ judged }) => judged.intended !== undefined);
  const asked = answers.filter(({ judged }) => judged.leadsTo !== undefined);
  const colors = answers.filter(({ judged }) => judged.colors.length > 0).map(colorsShown);
  const [shown, able] = [0, 1].map((at) => colors.reduce((sum, pair) => sum + pair[at]!, 0));
  const byKind = [...Map.groupBy(graded, ({ judged }) => judged.kind)].map(
    ([kind, own]): Finding => ({ what: `nDCG@10, ${kind}, ${own.length} queries`, figure: mean(own.map(({ value }) => value)).toFixed(3) }),
  );
  const worst = graded.toSorted((a, b) => a.value - b.value).slice(0, worstShown);
  return {
    title: `Judged queries: ${answers.length} over the demo catalogue`,
    findings: [
      { what: 'nDCG@10', figure: mean(graded.map(({ value }) => value)).toFixed(3), goal: '0.900' },
      { what: 'answers without a style', figure: percent(mean(graded.map(({ found }) => Number(found.length === 0)))), goal: '1 %' },
      { what: 'typing errors understood', figure: percent(mean(typed.map((answer) => Number(isUnderstood(answer))))), goal: '95 %' },
      {
        what: 'questions led to their page',
        figure: percent(mean(asked.map(({ judged, redirectUrl }) => Number(redirectUrl === judged.leadsTo)))),
      },
      { what: 'tiles in the color asked for', figure: percent(shown! / able!) },
      ...byKind,
      ...worst.map(({ judged, value }): Finding => ({ what: `among the worst ten: “${judged.query}”`, figure: value.toFixed(3) })),
    ],
  };
}

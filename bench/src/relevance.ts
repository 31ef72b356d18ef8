import type { Grade, JudgedQuery } from './judged-queries.ts';

export const rankedResults = 10;

export interface SearchResult {
  judged: JudgedQuery;
  /** Found styles in order, with the value of the color that the tile shows. */
  found: readonly { styleId: string; color?: string | undefined; colors: readonly string[] }[];
  redirectUrl?: string | undefined;
}

const gain = (grade: Grade | undefined) => 2 ** (grade ?? 0) - 1;
const discountedGain = (gains: readonly number[]) =>
  gains.slice(0, rankedResults).reduce((sum, value, index) => sum + value / Math.log2(index + 2), 0);

/** Returns nDCG@10: 1 for the best possible order, 0 for no relevant style. */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, Grade>): number {
  const best = discountedGain([...grades.values()].sort((a, b) => b - a).map(gain));
  return best === 0 ? 1 : discountedGain(found.map((styleId) => gain(grades.get(styleId)))) / best;
}

export function isRelevant({ judged, found }: SearchResult): boolean {
  return found.slice(0, rankedResults).some(({ styleId }) => (judged.grades?.get(styleId) ?? 0) >= 2);
}

/** Returns [shown, available] for the tiles that have one of the requested colors. */
export function countMatchingColors({ judged, found }: SearchResult): [number, number] {
  const tilesWithColor = found.slice(0, rankedResults).filter(({ colors }) => judged.colors.some((color) => colors.includes(color)));
  return [tilesWithColor.filter(({ color }) => color !== undefined && judged.colors.includes(color)).length, tilesWithColor.length];
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

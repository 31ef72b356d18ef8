import { sql } from 'drizzle-orm';
import type { Tile } from '../indexing/search-document.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';
import type { MatchCondition } from './match-condition.ts';
import { matchingStyles, type StyleSelection } from './matching-styles.ts';
import { buildRefinement } from './variant-refinement.ts';

export interface TopStyle {
  styleId: string;
  name: string;
  cloth: string;
  names: Tile['names'] | null;
  tile: Tile | null;
}

export interface TopStyles {
  unrefinedTotal: number;
  strongMatches: number;
  styles: TopStyle[];
}

export const noTopStyles: TopStyles = { unrefinedTotal: 0, strongMatches: 0, styles: [] };

/** Finds the first `selection.count` matching styles, without facets; the first `tileCount` of them with their tiles. One statement. */
export async function findTopStyles(
  { queryable, currency }: SearchReadContext,
  selection: StyleSelection,
  { match, tileCount }: { match?: MatchCondition | undefined; tileCount: number },
): Promise<TopStyles> {
  const { rows } = await queryable.execute<{ [Key in keyof TopStyles]: TopStyles[Key] | null }>(sql`
    WITH ${matchingStyles(selection, currency, match, buildRefinement(selection, currency))}
    SELECT (SELECT count(*)::integer FROM matched) AS "unrefinedTotal",
      (SELECT count(*)::integer FROM matched WHERE clauses_met = ${match?.clauseCount ?? 0}) AS "strongMatches",
      (SELECT json_agg(json_build_object('styleId', style_id, 'name', tile -> 'name', 'cloth', tile -> 'cloth', 'names', tile -> 'names',
         'tile', CASE WHEN rank <= ${tileCount} THEN tile END) ORDER BY rank)
       FROM page JOIN ${searchDocuments} AS document USING (style_id) WHERE document.generation_id = ${liveGeneration}) AS styles`);
  const [row] = rows;
  return { unrefinedTotal: row?.unrefinedTotal ?? 0, strongMatches: row?.strongMatches ?? 0, styles: row?.styles ?? [] };
}

/** What stands at the head of what matches, without counts: what the search box asks for at every few letters. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { Tile } from './document.ts';
import type { Match } from './match.ts';
import { matchedStyles, type SearchInput } from './matched-styles.ts';
import { liveGeneration, searchDocuments } from './tables.ts';

export interface TopMatches {
  found: number;
  wellMet: number;
  /** The first styles, by what they are called. */
  styles: { styleId: string; name: string; cloth: string; names: Tile['names'] | null; tile: Tile | null }[];
}
export const noTopMatches: TopMatches = { found: 0, wellMet: 0, styles: [] };

/** The first styles that match, `input.count` of them, of which the first `tiles` with what a listing shows. One statement. */
export async function findTop(queryable: Queryable, input: SearchInput, tiles: number, match?: Match): Promise<TopMatches> {
  const { rows } = await queryable.execute<{ [Key in keyof TopMatches]: TopMatches[Key] | null }>(sql`
    WITH ${matchedStyles(input, match)}
    SELECT (SELECT count(*)::integer FROM matched) AS found,
      (SELECT count(*)::integer FROM matched WHERE met = ${match?.clauses ?? 0}) AS "wellMet",
      (SELECT json_agg(json_build_object('styleId', style_id, 'name', tile -> 'name', 'cloth', tile -> 'cloth', 'names', tile -> 'names',
         'tile', CASE WHEN place <= ${tiles} THEN tile END) ORDER BY place)
       FROM page JOIN ${searchDocuments} AS document USING (style_id) WHERE document.generation_id = ${liveGeneration}) AS styles`);
  const [row] = rows;
  return { found: row?.found ?? 0, wellMet: row?.wellMet ?? 0, styles: row?.styles ?? [] };
}

import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import type { SearchDocument } from './document.ts';
import type { FacetValue } from './facets.ts';
import { searchDocuments, searchFacets } from './tables.ts';

/** Writes documents into a generation; one that is there already is replaced by the newer, its version growing. */
export async function writeDocuments(tx: Transaction, generationId: string, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const facetIds = await facetNumbers(
    tx,
    documents.flatMap((document) => document.facets),
  );
  const rows = documents
    .map(({ words, facets, staleFrom, ...document }) => ({
      ...document,
      ...words,
      facets: facets.map((facet) => facetIds.get(keyOf(facet))),
      staleFrom: staleFrom?.toISOString() ?? null,
    }))
    .sort((a, b) => (a.styleId < b.styleId ? -1 : 1));
  await tx.execute(sql`
    INSERT INTO ${searchDocuments} (generation_id, style_id, version, words, codes, facets, price_min, price_max, name_key,
      popularity, rating, rating_count, launched_on, is_orderable, tile, stale_from)
    SELECT ${generationId}, "styleId", 1,
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', category), 'B')
        || setweight(to_tsvector('english', attributes), 'C') || setweight(to_tsvector('english', copy), 'D'),
      codes, facets, "priceMin", "priceMax", "nameKey", popularity, rating, "ratingCount", "launchedOn", "isOrderable", tile, "staleFrom"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row ("styleId" text, name text, category text, attributes text, copy text,
      codes text[], facets integer[], "priceMin" jsonb, "priceMax" jsonb, "nameKey" text, popularity integer, rating numeric,
      "ratingCount" integer, "launchedOn" date, "isOrderable" boolean, tile jsonb, "staleFrom" timestamptz)
    ON CONFLICT (generation_id, style_id) DO UPDATE SET version = search_document.version + 1, words = excluded.words,
      codes = excluded.codes, facets = excluded.facets, price_min = excluded.price_min, price_max = excluded.price_max,
      name_key = excluded.name_key, popularity = excluded.popularity, rating = excluded.rating, rating_count = excluded.rating_count,
      launched_on = excluded.launched_on, is_orderable = excluded.is_orderable, tile = excluded.tile, stale_from = excluded.stale_from`);
}

function keyOf({ attribute, value }: Pick<FacetValue, 'attribute' | 'value'>): string {
  return `${attribute}\n${value}`;
}

/** The number of each facet value, given on its first use; its words follow what the catalogue says now. */
async function facetNumbers(tx: Transaction, facets: readonly FacetValue[]): Promise<Map<string, number>> {
  const distinct = [...new Map(facets.map((facet) => [keyOf(facet), facet]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, facet]) => facet);
  const values = JSON.stringify(distinct);
  const { rows } = await tx.execute<{ id: number; attribute: string; value: string }>(sql`
    WITH wanted AS (
      SELECT attribute, value, label, swatch, position FROM jsonb_to_recordset(${values}::jsonb)
        AS facet (attribute text, value text, label text, swatch text, position integer)
    ), written AS (
      INSERT INTO ${searchFacets} AS facet (attribute, value, label, swatch, position)
      SELECT wanted.* FROM wanted LEFT JOIN ${searchFacets} AS known USING (attribute, value)
      WHERE known.id IS NULL OR (known.label, known.swatch, known.position) IS DISTINCT FROM (wanted.label, wanted.swatch, wanted.position)
      ORDER BY attribute, value
      ON CONFLICT (attribute, value) DO UPDATE SET label = excluded.label, swatch = excluded.swatch, position = excluded.position
      RETURNING facet.id, facet.attribute, facet.value
    )
    SELECT id, attribute, value FROM written
    UNION
    SELECT known.id, attribute, value FROM ${searchFacets} AS known JOIN wanted USING (attribute, value)`);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

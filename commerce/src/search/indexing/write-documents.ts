import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { FacetValue } from '../facets.ts';
import { languageByKey } from '../query/text/languages.ts';
import { headLexeme, negatedLexeme, otherKindLexeme } from '../query/text/lexemes.ts';
import { sortedLetters } from '../query/vocabulary/closest-term.ts';
import { searchDocuments, searchFacets, searchListings, searchTerms } from '../tables.ts';
import { documentFormatVersion, type ExactLexeme, type SearchDocument } from './search-document.ts';

/** Prefix and weight of the lexemes of fields that are matched apart from the words of the text. */
const markedFields: Partial<Record<string, (lexemePrefix: string) => { prefix: string; weight: string }>> = {
  nameHead: (lexemePrefix) => ({ prefix: headLexeme(lexemePrefix), weight: 'A' }),
  categoryHeads: (lexemePrefix) => ({ prefix: headLexeme(lexemePrefix), weight: 'B' }),
  otherKinds: (lexemePrefix) => ({ prefix: otherKindLexeme(lexemePrefix), weight: 'C' }),
  negated: (lexemePrefix) => ({ prefix: negatedLexeme(lexemePrefix), weight: 'C' }),
};

/**
 * Inserts or replaces documents in a generation. `followsStock` is true at the daily refresh and in a rebuild: only then does a style move
 * in listings because time has passed (decision 49). Returns the number of terms that are new to the generation.
 */
export async function writeDocuments(
  tx: Transaction,
  generationId: string,
  documents: readonly SearchDocument[],
  { followsStock }: { followsStock: boolean },
): Promise<number> {
  if (documents.length === 0) return 0;
  const facetIds = await upsertFacetValues(
    tx,
    documents.flatMap(({ facets, variants }) => [...variants.facets.map(({ facet }) => facet), ...facets]),
  );
  const rows = documents
    .map(({ texts, exactLexemes, facets, variants, staleFrom, ...document }) => ({
      ...document,
      texts: Object.entries(texts).flatMap(([language, fields]) => {
        const { lexemePrefix, dictionary } = languageByKey(language);
        return Object.entries(fields).flatMap(([field, text]) => {
          const target = markedFields[field]?.(lexemePrefix) ?? { prefix: lexemePrefix, weight: field };
          return text ? [{ ...target, dictionary, text }] : [];
        });
      }),
      exact: exactLexemes.map(exactLexemeText).join(' '),
      facets: [...variants.facets.map(({ facet }) => facet), ...facets].map((facet) => facetIds.get(facetKey(facet))),
      variantSets: variants.facets.map((each) => each.variants),
      variantPrices: variants.prices,
      variantColors: variants.colors,
      staleFrom: staleFrom?.toISOString() ?? null,
    }))
    .sort((a, b) => (a.styleId < b.styleId ? -1 : 1));
  await tx.execute(sql`
    INSERT INTO ${searchDocuments} (generation_id, style_id, version, words, codes, facets, price_min, price_max, name_key,
      popularity, rating, rating_count, launched_on, is_orderable, quality, tile, variant_colors, stale_from, format)
    SELECT ${generationId}, "styleId", 1, exact::tsvector || texts_vector.words,
      codes, facets, "priceMin", "priceMax", "nameKey", popularity, rating, "ratingCount", "launchedOn", "isOrderable", quality, tile, "variantColors", "staleFrom",
      ${documentFormatVersion}::integer
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row ("styleId" text, texts jsonb, exact text,
      codes text[], facets integer[], "priceMin" jsonb, "priceMax" jsonb, "nameKey" text, popularity integer, rating numeric,
      "ratingCount" integer, "launchedOn" date, "isOrderable" boolean, quality real, tile jsonb, "variantColors" jsonb, "staleFrom" timestamptz)
    CROSS JOIN LATERAL (
      -- Each lexeme once per field: its position is the number of the field. Stop words are indexed unstemmed.
      SELECT coalesce(string_agg(quote_literal(prefix || lexeme) || ':' || strpos('ABCD', weight) || weight, ' '), '')::tsvector AS words
      FROM jsonb_to_recordset(texts) AS field (prefix text, dictionary text, weight text, text text),
        unnest(string_to_array(text, ' ')) AS word,
        coalesce((ts_lexize(dictionary::regdictionary, word))[1], word) AS lexeme
      WHERE length(word) BETWEEN 1 AND 40
    ) AS texts_vector
    ON CONFLICT (generation_id, style_id) DO UPDATE SET version = search_document.version + 1, words = excluded.words,
      codes = excluded.codes, facets = excluded.facets, price_min = excluded.price_min, price_max = excluded.price_max,
      name_key = excluded.name_key, popularity = excluded.popularity, rating = excluded.rating, rating_count = excluded.rating_count,
      launched_on = excluded.launched_on, is_orderable = excluded.is_orderable, quality = ${updatedQuality('search_document', followsStock)}, tile = excluded.tile,
      variant_colors = excluded.variant_colors, stale_from = excluded.stale_from, format = excluded.format`);
  await tx.execute(sql`
    INSERT INTO ${searchListings} (generation_id, style_id, facets, variant_sets, variant_prices, price_min, price_max, name_key, popularity,
      rating, rating_count, launched_on, is_orderable, quality)
    SELECT ${generationId}, "styleId", facets, "variantSets", "variantPrices", "priceMin", "priceMax", "nameKey", popularity,
      rating, "ratingCount", "launchedOn", "isOrderable", quality
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row ("styleId" text, facets integer[], "variantSets" bit varying[],
      "variantPrices" jsonb, "priceMin" jsonb, "priceMax" jsonb, "nameKey" text, popularity integer, rating numeric, "ratingCount" integer,
      "launchedOn" date, "isOrderable" boolean, quality real)
    ON CONFLICT (generation_id, style_id) DO UPDATE SET facets = excluded.facets, variant_sets = excluded.variant_sets,
      variant_prices = excluded.variant_prices, price_min = excluded.price_min, price_max = excluded.price_max, name_key = excluded.name_key,
      popularity = excluded.popularity, rating = excluded.rating, rating_count = excluded.rating_count, launched_on = excluded.launched_on,
      is_orderable = excluded.is_orderable, quality = ${updatedQuality('search_listing', followsStock)}`);
  return writeTerms(tx, generationId, documents);
}

/** Returns the quality of an existing row. Novelty fades at the daily refresh only, so that an update does not move the style. */
function updatedQuality(table: 'search_document' | 'search_listing', followsStock: boolean): SQL {
  const row = sql.raw(table);
  return sql`CASE WHEN ${followsStock} OR (${row}.popularity, ${row}.rating, ${row}.rating_count, ${row}.launched_on)
    IS DISTINCT FROM (excluded.popularity, excluded.rating, excluded.rating_count, excluded.launched_on) THEN excluded.quality ELSE ${row}.quality END`;
}

/** Adds the terms of documents to the vocabulary. Their style counts are computed when the generation is complete. */
async function writeTerms(tx: Transaction, generationId: string, documents: readonly SearchDocument[]): Promise<number> {
  const byLanguage = new Map<string, Set<string>>();
  for (const { texts } of documents) {
    for (const [language, fields] of Object.entries(texts)) {
      const terms = byLanguage.get(language) ?? new Set();
      const { A, B, C, D } = fields;
      for (const term of [A, B, C, D].flatMap((text) => text.split(' '))) if (isTerm(term)) terms.add(term);
      byLanguage.set(language, terms);
    }
  }
  const rows = [...byLanguage].flatMap(([language, terms]) => {
    const { lexemePrefix, dictionary } = languageByKey(language);
    return [...terms].map((term) => ({ language, prefix: lexemePrefix, dictionary, term, letters: sortedLetters(term) }));
  });
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${searchTerms} (generation_id, language, term, lexeme, letters, styles)
    SELECT ${generationId}, language, term, prefix || coalesce((ts_lexize(dictionary::regdictionary, term))[1], term), letters, 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (language text, prefix text, dictionary text, term text, letters text)
    ORDER BY language COLLATE "C", term COLLATE "C"
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
}

/** Returns a lexeme as the text of a `tsvector`. Colors in which it is sold out have the weight of the copy. */
function exactLexemeText({ lexeme, offered, soldOut }: ExactLexeme): string {
  return `'${lexeme}':${[...offered.map((position) => `${position}C`), ...soldOut.map((position) => `${position}D`)].join()}`;
}

const isTerm = (term: string) => term.length > 0 && term.length <= 40;

function facetKey({ attribute, value }: Pick<FacetValue, 'attribute' | 'value'>): string {
  return `${attribute}\n${value}`;
}

async function upsertFacetValues(tx: Transaction, facets: readonly FacetValue[]): Promise<Map<string, number>> {
  const distinct = [...new Map(facets.map((facet) => [facetKey(facet), facet]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, facet]) => facet);
  const values = JSON.stringify(distinct);
  const { rows } = await tx.execute<{ id: number; attribute: string; value: string }>(sql`
    WITH incoming AS (
      SELECT * FROM jsonb_to_recordset(${values}::jsonb) AS facet (attribute text, value text, label text, swatch text,
        "presentationId" text, "attributeLabel" text, position integer)
    ), written AS (
      INSERT INTO ${searchFacets} AS facet (attribute, value, label, swatch, presentation_id, attribute_label, position)
      SELECT incoming.* FROM incoming LEFT JOIN ${searchFacets} AS known USING (attribute, value)
      WHERE known.id IS NULL OR (known.label, known.swatch, known.presentation_id, known.attribute_label, known.position) IS DISTINCT FROM
        (incoming.label, incoming.swatch, incoming."presentationId", incoming."attributeLabel", incoming.position)
      ORDER BY attribute, value
      ON CONFLICT (attribute, value) DO UPDATE SET label = excluded.label, swatch = excluded.swatch,
        presentation_id = excluded.presentation_id, attribute_label = excluded.attribute_label, position = excluded.position
      RETURNING facet.id, facet.attribute, facet.value
    )
    SELECT id, attribute, value FROM written
    UNION
    SELECT known.id, attribute, value FROM ${searchFacets} AS known JOIN incoming USING (attribute, value)`);
  return new Map(rows.map((row) => [facetKey(row), row.id]));
}

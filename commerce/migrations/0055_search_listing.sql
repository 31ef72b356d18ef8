-- The columns of search_document that this table replaces are still written, for the previous release; a later migration drops them.

-- What lists, filters, sorts and counts styles: narrow rows, because a listing reads many of them.
CREATE TABLE search_listing (
  generation_id uuid NOT NULL,
  style_id text NOT NULL,
  facets integer[] NOT NULL,
  -- For each of the first facets, the variants with it: bit n is the n-th combination of values. Other facets apply to all variants.
  variant_sets bit varying[] NOT NULL,
  -- Variants by currency and price in minor units: {"USD": {"14900": "0110"}}.
  variant_prices jsonb NOT NULL,
  price_min jsonb NOT NULL,
  price_max jsonb NOT NULL,
  name_key text NOT NULL COLLATE "C",
  popularity integer NOT NULL,
  rating numeric(2, 1),
  rating_count integer NOT NULL,
  launched_on date NOT NULL,
  is_orderable boolean NOT NULL,
  quality real NOT NULL,
  PRIMARY KEY (generation_id, style_id),
  FOREIGN KEY (generation_id, style_id) REFERENCES search_document ON DELETE CASCADE
);
-- Keeps the values in the row: TOAST would fetch them for each comparison.
ALTER TABLE search_listing SET (toast_tuple_target = 8160);
ALTER TABLE search_listing ALTER COLUMN facets SET STORAGE MAIN, ALTER COLUMN variant_sets SET STORAGE MAIN,
  ALTER COLUMN variant_prices SET STORAGE MAIN;
CREATE INDEX search_listing_facets ON search_listing USING gin (facets);

-- Variants by color code: {"52": "0110"}.
ALTER TABLE search_document ADD COLUMN variant_colors jsonb NOT NULL DEFAULT '{}';

-- Until the worker rewrites its document, a style is one variant with all values.
INSERT INTO search_listing
SELECT generation_id, style_id, facets, array_fill('1'::bit varying, ARRAY[cardinality(facets)]),
  (SELECT coalesce(jsonb_object_agg(low.key, jsonb_build_object(low.value #>> '{}', '1', price_max ->> low.key, '1')), '{}')
    FROM jsonb_each(price_min) AS low),
  price_min, price_max, name_key, popularity, rating, rating_count, launched_on, is_orderable, quality
FROM search_document;

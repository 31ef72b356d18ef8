-- Search index: one denormalized row per style, in generations of which one is live.

CREATE TABLE search_generation (
  id uuid PRIMARY KEY,
  is_live boolean NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX search_generation_live ON search_generation (is_live) WHERE is_live;

CREATE TABLE search_facet (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attribute text NOT NULL,
  value text NOT NULL,
  label text NOT NULL,
  swatch text,
  position integer NOT NULL,
  UNIQUE (attribute, value)
);

CREATE TABLE search_document (
  generation_id uuid NOT NULL REFERENCES search_generation (id) ON DELETE CASCADE,
  style_id text NOT NULL,
  -- increases with each update, so that an external search engine can reject stale updates
  version bigint NOT NULL,
  -- weights: A name, B category and keywords, C fabric, colors and facts, D copy
  words tsvector NOT NULL,
  -- style number, SKUs and barcodes, matched exactly
  codes text[] NOT NULL,
  facets integer[] NOT NULL,
  -- of orderable SKUs, by currency in minor units: {"USD": 14900}
  price_min jsonb NOT NULL,
  price_max jsonb NOT NULL,
  name_key text NOT NULL COLLATE "C",
  popularity integer NOT NULL,
  rating numeric(2, 1),
  rating_count integer NOT NULL,
  launched_on date NOT NULL,
  is_orderable boolean NOT NULL,
  tile jsonb NOT NULL,
  -- when a price or a stock promise in the document changes without a write
  stale_from timestamptz,
  PRIMARY KEY (generation_id, style_id)
);
CREATE INDEX search_document_words ON search_document USING gin (words);
CREATE INDEX search_document_facets ON search_document USING gin (facets);
CREATE INDEX search_document_codes ON search_document USING gin (codes);
CREATE INDEX search_document_stale_from ON search_document (stale_from) WHERE stale_from IS NOT NULL;

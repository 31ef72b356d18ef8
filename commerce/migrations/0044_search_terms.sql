-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- The words of the index, in each language, for typing errors, words that are taken apart or put together, and beginnings.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_term (
  generation_id uuid NOT NULL REFERENCES search_generation (id) ON DELETE CASCADE,
  -- '' is the shop's own
  language text NOT NULL COLLATE "C",
  term text NOT NULL COLLATE "C",
  -- what `words` of a document holds of it; null of a word that says nothing
  lexeme text COLLATE "C",
  -- its letters in their order: two words of the same letters are a swap apart
  letters text NOT NULL COLLATE "C",
  -- styles that it occurs in, as of the last rebuild
  styles integer NOT NULL,
  PRIMARY KEY (generation_id, language, term)
);
CREATE INDEX search_term_lexeme ON search_term (generation_id, language, lexeme);
CREATE INDEX search_term_letters ON search_term (letters);
CREATE INDEX search_term_like ON search_term USING gin (term gin_trgm_ops);

-- What a listing's order adds to popularity is made when the document is.
ALTER TABLE search_document ADD COLUMN quality real NOT NULL DEFAULT 0;

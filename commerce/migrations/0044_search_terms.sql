-- Terms of the search index by language, for typing errors, compound words and prefixes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_term (
  generation_id uuid NOT NULL REFERENCES search_generation (id) ON DELETE CASCADE,
  -- '': the default language
  language text NOT NULL COLLATE "C",
  term text NOT NULL COLLATE "C",
  -- the lexeme in search_document.words; null for a stop word
  lexeme text COLLATE "C",
  -- sorted letters of the term: equal for terms that differ in the order of letters
  letters text NOT NULL COLLATE "C",
  -- number of styles with the term at the last rebuild
  styles integer NOT NULL,
  PRIMARY KEY (generation_id, language, term)
);
CREATE INDEX search_term_lexeme ON search_term (generation_id, language, lexeme);
CREATE INDEX search_term_letters ON search_term (letters);
CREATE INDEX search_term_like ON search_term USING gin (term gin_trgm_ops);

ALTER TABLE search_document ADD COLUMN quality real NOT NULL DEFAULT 0;

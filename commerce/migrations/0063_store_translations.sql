-- Forward only, and safe while the previous release still runs: it neither reads nor writes this column.

-- Texts of a store in other languages, by locale: {"fr-FR": {"blurb": …}}. A missing text falls back to the store's own.
ALTER TABLE store ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

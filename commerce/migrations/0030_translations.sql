-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- What a category or a style says in other languages, by locale: {"fr-FR": {"name": …}}. What is missing there falls back to its own words.
ALTER TABLE category ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE style ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

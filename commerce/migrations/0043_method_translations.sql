-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- What a shipping method or a promotion is called in other languages, by locale: {"fr-FR": {"name": …}}; as in category and style.
ALTER TABLE shipping_method ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE promotion ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

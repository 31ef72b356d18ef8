-- By locale: {"fr-FR": {"name": …}}. Missing texts fall back to the default language.
ALTER TABLE category ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE style ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

ALTER TABLE store ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

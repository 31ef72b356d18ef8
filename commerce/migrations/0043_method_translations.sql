ALTER TABLE shipping_method ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE promotion ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

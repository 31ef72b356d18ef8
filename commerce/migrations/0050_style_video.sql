-- {"name": "ridge/4117-close-up", "version": "…", "picture": "ridge/4117-10-detail"}
ALTER TABLE style ADD COLUMN video jsonb;

-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- A silent clip of a style: {"name": "ridge/4117-close-up", "version": "…", "picture": "ridge/4117-10-detail"}.
ALTER TABLE style ADD COLUMN video jsonb;

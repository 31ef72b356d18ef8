ALTER TABLE store
  -- store number in the POS system, and as a location of the online shop
  ADD COLUMN store_id_ext text,
  ADD COLUMN dtc_store_id text,
  ADD COLUMN fax text NOT NULL DEFAULT '',
  -- {"from": "2026-12-01", "to": "2026-12-05", "reason": …}: local dates, inclusive; without "to" until further notice
  ADD COLUMN closed_override jsonb,
  ADD COLUMN closed_permanently boolean NOT NULL DEFAULT false,
  -- [{"date": "2026-12-25", "opening": null, "name": …}]: replaces the hours of the weekday
  ADD COLUMN special_hours jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN services jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN features jsonb NOT NULL DEFAULT '[]',
  -- [{"image": "/i/ridge/scene-harbour", "alt": …}]
  ADD COLUMN gallery jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN preparation_minutes integer NOT NULL DEFAULT 120 CHECK (preparation_minutes BETWEEN 0 AND 10080),
  -- business days from the warehouse to the store
  ADD COLUMN transfer_days integer NOT NULL DEFAULT 5 CHECK (transfer_days BETWEEN 1 AND 60);

-- Replaced by closed_override. The previous release still reads is_open; a later migration drops it.
ALTER TABLE store ALTER COLUMN is_open SET DEFAULT true;
UPDATE store SET closed_override = '{"from": "2026-01-01", "reason": ""}' WHERE NOT is_open;

CREATE TABLE store_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  store_id text NOT NULL,
  before jsonb,
  after jsonb NOT NULL
);
CREATE INDEX store_change_store ON store_change (store_id, id);

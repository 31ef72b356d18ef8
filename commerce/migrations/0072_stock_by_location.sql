-- Units that stores keep back. '' stands for all locations or styles; the most specific row applies.
CREATE TABLE safety_stock (
  location_id text NOT NULL,
  style_id text NOT NULL,
  units integer NOT NULL CHECK (units BETWEEN 0 AND 1000000),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (location_id, style_id)
);

CREATE TABLE stock_import (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  -- SHA-256 of feed and options, to continue an interrupted import
  digest text NOT NULL,
  is_full boolean NOT NULL,
  imported_by text NOT NULL,
  started_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- running, done, abandoned
  state text NOT NULL DEFAULT 'running',
  row_count integer NOT NULL,
  applied_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  -- SKUs missing from a full feed, whose stock was set to zero
  zeroed_count integer NOT NULL DEFAULT 0,
  unknown_count integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX stock_import_running ON stock_import ((true)) WHERE state = 'running';
CREATE INDEX stock_import_started_at ON stock_import (started_at);

-- Forward only, and safe while the previous release still runs: it neither reads nor writes these tables.

-- Units that stores keep back from what they promise. An empty location or style stands for all; the most specific row applies.
CREATE TABLE safety_stock (
  location_id text NOT NULL,
  style_id text NOT NULL,
  units integer NOT NULL CHECK (units BETWEEN 0 AND 1000000),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (location_id, style_id)
);

-- Imports of stock feeds. Rows stay as a record of who imported what.
CREATE TABLE stock_import (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  -- SHA-256 of the feed and its options, by which an interrupted import is recognized and continued
  digest text NOT NULL,
  is_full boolean NOT NULL,
  imported_by text NOT NULL,
  started_at timestamptz NOT NULL,
  -- of the last batch
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- running, done, abandoned
  state text NOT NULL DEFAULT 'running',
  row_count integer NOT NULL,
  applied_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  -- rows of a full feed's locations that it did not name
  zeroed_count integer NOT NULL DEFAULT 0,
  unknown_count integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX stock_import_running ON stock_import ((true)) WHERE state = 'running';
CREATE INDEX stock_import_started_at ON stock_import (started_at);

-- Uploaded images. Their files are in the media store, by name and version.
CREATE TABLE media_asset (
  name text PRIMARY KEY,
  version text NOT NULL,
  media_type text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  alt text NOT NULL CHECK (alt <> ''),
  -- focal point of crops, as fractions from the left and from the top
  point_x double precision NOT NULL CHECK (point_x BETWEEN 0 AND 1),
  point_y double precision NOT NULL CHECK (point_y BETWEEN 0 AND 1),
  ground text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  uploaded_by text NOT NULL
);

CREATE TABLE media_asset_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX media_asset_change_name ON media_asset_change (name, id);

-- A merchant's search rules: synonyms, redirects, pinned and hidden products, facets, banners, phrases.
CREATE TABLE search_rule (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text NOT NULL,
  -- null: all languages
  locale text,
  definition jsonb NOT NULL,
  -- in effect from starts_at until before ends_at
  starts_at timestamptz NOT NULL DEFAULT '-infinity',
  ends_at timestamptz NOT NULL DEFAULT 'infinity',
  position integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  -- id of the latest search_rule_change
  revision bigint NOT NULL,
  CHECK (starts_at < ends_at)
);

CREATE TABLE search_rule_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  rule_id text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX search_rule_change_rule ON search_rule_change (rule_id, id);

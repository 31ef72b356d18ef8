-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- How a merchant steers the search: synonyms, redirects, pinned and hidden products, facets, banners, phrases.
CREATE TABLE search_rule (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text NOT NULL,
  -- null: in every language
  locale text,
  -- the fields of its kind
  definition jsonb NOT NULL,
  -- in force from the first instant up to, not including, the second
  starts_at timestamptz NOT NULL DEFAULT '-infinity',
  ends_at timestamptz NOT NULL DEFAULT 'infinity',
  -- among rules of one kind, the smaller first
  position integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  -- the number of the change that made it what it is
  revision bigint NOT NULL,
  CHECK (starts_at < ends_at)
);

-- Who changed which rule, when, from what to what. Only added to.
CREATE TABLE search_rule_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  rule_id text NOT NULL,
  -- null: there was none
  before jsonb,
  -- null: none is left
  after jsonb
);
CREATE INDEX search_rule_change_rule ON search_rule_change (rule_id, id);

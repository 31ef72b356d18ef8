-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- Where an item stands in a tree of items: the delivery key of the one above it, and its place among those beside it.
ALTER TABLE content_item ADD COLUMN parent_key text, ADD COLUMN position integer NOT NULL DEFAULT 0;
CREATE INDEX content_item_parent ON content_item (parent_key) WHERE parent_key IS NOT NULL;
CREATE INDEX content_item_schema ON content_item (schema);

-- Who changed which content, when and what. Only added to.
CREATE TABLE content_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  delivery_key text NOT NULL,
  locale text NOT NULL,
  -- the version that the change made
  version integer NOT NULL,
  -- the version of which it is a copy, where it was published or scheduled again
  copied_version integer,
  details jsonb NOT NULL
);
CREATE INDEX content_change_item ON content_change (delivery_key, locale, id);

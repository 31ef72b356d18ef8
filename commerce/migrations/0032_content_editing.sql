-- Place in a tree of content items: delivery key of the parent, and position among its children.
ALTER TABLE content_item ADD COLUMN parent_key text, ADD COLUMN position integer NOT NULL DEFAULT 0;
CREATE INDEX content_item_parent ON content_item (parent_key) WHERE parent_key IS NOT NULL;
CREATE INDEX content_item_schema ON content_item (schema);

CREATE TABLE content_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  delivery_key text NOT NULL,
  locale text NOT NULL,
  version integer NOT NULL,
  -- the version that was published or scheduled again
  copied_version integer,
  details jsonb NOT NULL
);
CREATE INDEX content_change_item ON content_change (delivery_key, locale, id);

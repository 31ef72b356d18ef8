-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- Which release's fields a document has. Those of an older one, which leaves this out, are made anew by the worker of the newer.
ALTER TABLE search_document ADD COLUMN format integer NOT NULL DEFAULT 0;
CREATE INDEX search_document_format ON search_document (format);

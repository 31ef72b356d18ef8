-- Format version of the document. The worker rewrites documents of an older release, which does not write this column.
ALTER TABLE search_document ADD COLUMN format integer NOT NULL DEFAULT 0;
CREATE INDEX search_document_format ON search_document (format);

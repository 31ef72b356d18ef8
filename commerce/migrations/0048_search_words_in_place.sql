-- A query looks at the words of each style that it may find some twenty times. Kept aside and compressed, as the database does with
-- more than two kilobytes of a row, they would be fetched and unpacked for each look, which took nearly all of a search's time.
ALTER TABLE search_document SET (toast_tuple_target = 8160);
ALTER TABLE search_document ALTER COLUMN words SET STORAGE MAIN;
UPDATE search_document SET words = words || ''::tsvector;

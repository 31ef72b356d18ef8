-- A search reads each candidate's words about twenty times. In TOAST storage, reading and decompressing them took nearly all of its time.
ALTER TABLE search_document SET (toast_tuple_target = 8160);
ALTER TABLE search_document ALTER COLUMN words SET STORAGE MAIN;
UPDATE search_document SET words = words || ''::tsvector;

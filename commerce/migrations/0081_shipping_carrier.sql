-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new column.

-- The company that delivers by the method; NULL if the merchant does not name it.
ALTER TABLE shipping_method ADD COLUMN carrier text;

-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new column.

-- The store that the customer has chosen. Not a reference: a store may be gone from the shop's list, and the choice is ignored then.
ALTER TABLE customer ADD COLUMN preferred_store_id text;

-- No foreign key: the choice is ignored if the store no longer exists.
ALTER TABLE customer ADD COLUMN preferred_store_id text;

-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new column.

ALTER TABLE basket ADD COLUMN pickup_contact jsonb;

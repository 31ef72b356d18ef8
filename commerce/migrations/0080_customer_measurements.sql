-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new column.

-- Body measurements by wearer, in inches and pounds, by which the shop suggests sizes: {"adult": {"chest": 41}}.
ALTER TABLE customer ADD COLUMN measurements jsonb;

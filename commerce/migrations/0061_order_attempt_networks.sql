-- Forward only, and safe while the previous release still runs: it neither reads nor writes this column.

-- The networks, as keyed hashes, from which the card of an unfinished order came: {"near": "…", "wide": "…"}. A decline counts against
-- them, whichever process learns of it. Null once the order is placed or has failed.
ALTER TABLE customer_order ADD COLUMN attempt_networks jsonb;

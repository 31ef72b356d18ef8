-- Networks of the card of an unfinished order, as keyed hashes, which a decline counts against: {"near": "…", "wide": "…"}.
ALTER TABLE customer_order ADD COLUMN attempt_networks jsonb;

-- Forward only, and safe while the previous release still runs: it writes no captures and refunds, and reads neither of the new columns.

ALTER TABLE payment_entry
  -- of a capture or refund: the pickup whose price it is
  ADD COLUMN pickup_id uuid,
  -- when a request without a result is sent again; null: at once
  ADD COLUMN next_attempt_at timestamptz;

UPDATE payment_entry SET pickup_id = split_part(key, ':', 1)::uuid WHERE kind IN ('capture', 'refund');

ALTER TABLE payment_entry
  ADD CONSTRAINT payment_entry_pickup_id CHECK ((pickup_id IS NULL) = (kind NOT IN ('capture', 'refund'))) NOT VALID;

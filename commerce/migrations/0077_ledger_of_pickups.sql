ALTER TABLE payment_entry
  -- the pickup that a capture or refund belongs to
  ADD COLUMN pickup_id uuid,
  -- retry time of a request without a result; null: at once
  ADD COLUMN next_attempt_at timestamptz;

UPDATE payment_entry SET pickup_id = split_part(key, ':', 1)::uuid WHERE kind IN ('capture', 'refund');

ALTER TABLE payment_entry
  ADD CONSTRAINT payment_entry_pickup_id CHECK ((pickup_id IS NULL) = (kind NOT IN ('capture', 'refund'))) NOT VALID;

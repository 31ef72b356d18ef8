-- Forward only, and safe while the previous release still runs: it neither reads nor writes this column.

-- The caller's own reference of the payment, which the basket and the order repeat.
ALTER TABLE basket_payment_instrument ADD COLUMN external_reference_code text;

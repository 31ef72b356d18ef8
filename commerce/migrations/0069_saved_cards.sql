-- The processor's fingerprint of a card number: equal for all of its tokens.
ALTER TABLE customer_payment_instrument ADD COLUMN fingerprint text;

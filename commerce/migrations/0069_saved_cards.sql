-- The processor's name of a card number: the same for each of its tokens.
ALTER TABLE customer_payment_instrument ADD COLUMN fingerprint text;

-- Name of the carrier; null if the merchant names none.
ALTER TABLE shipping_method ADD COLUMN carrier text;

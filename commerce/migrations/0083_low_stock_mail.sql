ALTER TABLE product_list_item ADD COLUMN ran_low_at timestamptz;
-- Consent to low-stock mail, independent of consent to mail about prices and restocks.
ALTER TABLE customer ADD COLUMN wants_low_stock_mail boolean NOT NULL DEFAULT false;

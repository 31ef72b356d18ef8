-- Forward only, and safe while the previous release still runs: it neither reads nor writes the new columns.

-- When few units of the item were left for the first time; its owner is mailed about it once.
ALTER TABLE product_list_item ADD COLUMN ran_low_at timestamptz;
-- Consent to mails about few units left, which is apart from that to mails about prices and returning stock.
ALTER TABLE customer ADD COLUMN wants_low_stock_mail boolean NOT NULL DEFAULT false;

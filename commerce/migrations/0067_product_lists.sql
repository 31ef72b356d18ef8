-- Items by product, to find the lists that a restock or a price drop concerns.
CREATE INDEX product_list_item_product ON product_list_item (product_id);

-- The price that the owner was last mailed about, and when they were mailed that the item is orderable again.
ALTER TABLE product_list_item ADD COLUMN mailed_price_minor bigint;
ALTER TABLE product_list_item ADD COLUMN restock_mailed_at timestamptz;

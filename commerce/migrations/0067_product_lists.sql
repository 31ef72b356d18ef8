CREATE INDEX product_list_item_product ON product_list_item (product_id);

ALTER TABLE product_list_item ADD COLUMN mailed_price_minor bigint;
ALTER TABLE product_list_item ADD COLUMN restock_mailed_at timestamptz;

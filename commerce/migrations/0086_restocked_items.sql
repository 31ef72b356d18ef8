-- When a listed item last came back in stock. Until now an item that had ever been sold out stayed so, and each was mailed about once.
ALTER TABLE product_list_item ADD COLUMN restocked_at timestamptz;
UPDATE product_list_item SET was_sold_out = false, restocked_at = restock_mailed_at WHERE restock_mailed_at IS NOT NULL;

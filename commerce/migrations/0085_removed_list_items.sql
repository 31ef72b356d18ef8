-- The items removed from the list lately, so that a removal that is taken back restores their price, date and alerts.
ALTER TABLE product_list ADD COLUMN removed_items jsonb NOT NULL DEFAULT '[]';

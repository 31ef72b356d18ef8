-- A gift has a packing slip with the message instead of prices.
ALTER TABLE basket_shipment ADD COLUMN is_gift boolean NOT NULL DEFAULT false;
ALTER TABLE basket_shipment ADD COLUMN gift_message text;

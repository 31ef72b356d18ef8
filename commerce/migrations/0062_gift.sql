-- Whether the packing slip of a shipment has no prices, and the message that it carries then.
ALTER TABLE basket_shipment ADD COLUMN is_gift boolean NOT NULL DEFAULT false;
ALTER TABLE basket_shipment ADD COLUMN gift_message text;

ALTER TABLE basket_shipment ADD COLUMN ship_available_first boolean NOT NULL DEFAULT false;

ALTER TABLE basket ADD COLUMN pickup_contact jsonb;

-- Merges of guests' baskets that wait until a pending order of guest or customer ends.
CREATE TABLE deferred_merge (
  customer_group_id text NOT NULL,
  guest_group_id text NOT NULL,
  guest_customer_id text NOT NULL,
  customer_id text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, guest_group_id)
);
CREATE INDEX deferred_merge_created_at ON deferred_merge (created_at);

ALTER TABLE customer_order ADD COLUMN sales_origin text NOT NULL DEFAULT 'Internet';
-- Imported from another system, which manages its stock and payment.
ALTER TABLE customer_order ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
CREATE INDEX customer_order_by_origin ON customer_order (customer_group_id, sales_origin, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Guests' orders with the confirmed address of an account. They stay in the guest's group; the other columns are copies for the list.
CREATE TABLE joined_order (
  customer_group_id text NOT NULL,
  order_id uuid NOT NULL,
  order_group_id text NOT NULL,
  sales_origin text NOT NULL,
  -- null: unlisted, because the address is unconfirmed; the customer can open the order by its number
  placed_at timestamptz,
  PRIMARY KEY (customer_group_id, order_id)
);
CREATE INDEX joined_order_by_customer ON joined_order (customer_group_id, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Existing orders. Internationalized domains are omitted: their ASCII form cannot be computed in SQL.
INSERT INTO order_email (address_key, order_id, customer_group_id)
SELECT rtrim(translate(encode(sha256(convert_to(lower(btrim(normalize(email, NFC))), 'UTF8')), 'base64'), '+/', '-_'), '='), id, customer_group_id
FROM customer_order
WHERE placed_at IS NOT NULL AND customer_group_id <> customer_id AND split_part(email, '@', 2) ~ '^[A-Za-z0-9.-]+$'
ON CONFLICT DO NOTHING;

-- Merges of a guest's basket into the customer's that wait for an order of one of the two.
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

-- Where an order was placed. Orders of before were all placed in the shop itself.
ALTER TABLE customer_order ADD COLUMN sales_origin text NOT NULL DEFAULT 'Internet';
-- Placed elsewhere and imported: neither its stock nor its payment is managed here.
ALTER TABLE customer_order ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
CREATE INDEX customer_order_by_origin ON customer_order (customer_group_id, sales_origin, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Orders that a guest placed with the confirmed address of an account. They stay in the guest's group; the columns of the list are copies.
CREATE TABLE joined_order (
  customer_group_id text NOT NULL,
  order_id uuid NOT NULL,
  order_group_id text NOT NULL,
  sales_origin text NOT NULL,
  -- null: not listed, because the address is not confirmed; the customer can open the order by its number
  placed_at timestamptz,
  PRIMARY KEY (customer_group_id, order_id)
);
CREATE INDEX joined_order_by_customer ON joined_order (customer_group_id, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Guests' orders of before, by address. Addresses with other letters in their domain are left out: their ASCII form cannot be computed here.
INSERT INTO order_email (address_key, order_id, customer_group_id)
SELECT rtrim(translate(encode(sha256(convert_to(lower(btrim(normalize(email, NFC))), 'UTF8')), 'base64'), '+/', '-_'), '='), id, customer_group_id
FROM customer_order
WHERE placed_at IS NOT NULL AND customer_group_id <> customer_id AND split_part(email, '@', 2) ~ '^[A-Za-z0-9.-]+$'
ON CONFLICT DO NOTHING;

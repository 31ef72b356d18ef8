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

-- Forward only. The previous release writes none of the new columns and tables, and reads no reservation of a placed order; but an order that
-- this release has prepared and the previous one finishes gets no row of `pickup`, so that the two must not place orders at the same time.

-- Units that were reserved after the order was placed (they arrived from another location, or replace units that a store did not find), and
-- units that are no longer reserved (handed over, moved to another location, back on sale, or not found).
ALTER TABLE reservation
  ADD COLUMN added integer NOT NULL DEFAULT 0,
  ADD COLUMN settled integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT reservation_quantity_check,
  -- validated by a later migration, which does not keep orders waiting
  ADD CONSTRAINT reservation_quantity_check CHECK (quantity >= 0 AND added >= 0 AND settled BETWEEN 0 AND quantity + added) NOT VALID;

-- What shoppers see of the work in the store, by shipment.
ALTER TABLE customer_order ADD COLUMN pickups jsonb NOT NULL DEFAULT '{}';

CREATE TABLE pickup (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  order_no text NOT NULL,
  shipment_id text NOT NULL,
  store_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('to_pick', 'picked', 'short', 'in_transfer', 'ready', 'collected', 'expired', 'closed')),
  code text NOT NULL,
  -- when the shopper was told that the items are ready, at the latest
  ready_by timestamptz,
  promised_on date,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  ready_at timestamptz,
  collect_until timestamptz,
  collected_at timestamptz,
  reminded_at timestamptz,
  PRIMARY KEY (customer_group_id, id),
  UNIQUE (customer_group_id, order_id, shipment_id),
  CHECK (refunded_minor BETWEEN 0 AND captured_minor)
);
CREATE INDEX pickup_by_id ON pickup (id);
CREATE INDEX pickup_order_no ON pickup (order_no);
-- of one store, also those that have ended, from the last one
CREATE INDEX pickup_store_state ON pickup (store_id, state, updated_at);
-- of all stores
CREATE INDEX pickup_open ON pickup (ready_by) WHERE state NOT IN ('collected', 'expired', 'closed');
CREATE INDEX pickup_waiting ON pickup (collect_until) WHERE state = 'ready';

CREATE TABLE pickup_line (
  customer_group_id text NOT NULL,
  pickup_id uuid NOT NULL,
  -- of the product item in the order
  item_id uuid NOT NULL,
  position integer NOT NULL,
  sku_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- of the whole line, after discounts, with tax
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  picked integer NOT NULL,
  transferred integer NOT NULL,
  shipped integer NOT NULL,
  refunded integer NOT NULL,
  PRIMARY KEY (customer_group_id, pickup_id, item_id),
  CHECK (least(picked, transferred, shipped, refunded) >= 0 AND picked + transferred + shipped + refunded <= quantity)
);

-- Who did what. Rows stay; they name no shopper.
CREATE TABLE pickup_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pickup_id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  state_before text NOT NULL,
  state_after text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX pickup_change_pickup_id ON pickup_change (pickup_id);

-- People and programs that may make the calls of the work in the store. A token is shown once; only its hash is stored.
CREATE TABLE operator_token (
  token_hash bytea PRIMARY KEY,
  name text NOT NULL,
  -- null: of all stores
  store_id text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

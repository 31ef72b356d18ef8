-- The previous release must not place orders at the same time: it would finish an order of this release without a row of `pickup`.

-- added: reserved after placement (transfers, replacements); settled: no longer reserved (handed over, transferred, restocked, not found).
ALTER TABLE reservation
  ADD COLUMN added integer NOT NULL DEFAULT 0,
  ADD COLUMN settled integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT reservation_quantity_check,
  -- validated by a later migration, which does not block orders
  ADD CONSTRAINT reservation_quantity_check CHECK (quantity >= 0 AND added >= 0 AND settled BETWEEN 0 AND quantity + added) NOT VALID;

-- State of pickups for the shopper, by shipment id.
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
  -- the latest time at which the items are ready, as promised to the shopper
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
CREATE INDEX pickup_store_state ON pickup (store_id, state, updated_at);
CREATE INDEX pickup_open ON pickup (ready_by) WHERE state NOT IN ('collected', 'expired', 'closed');
CREATE INDEX pickup_waiting ON pickup (collect_until) WHERE state = 'ready';

CREATE TABLE pickup_line (
  customer_group_id text NOT NULL,
  pickup_id uuid NOT NULL,
  item_id uuid NOT NULL,
  position integer NOT NULL,
  sku_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- line total after discounts, with tax
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  picked integer NOT NULL,
  transferred integer NOT NULL,
  shipped integer NOT NULL,
  refunded integer NOT NULL,
  PRIMARY KEY (customer_group_id, pickup_id, item_id),
  CHECK (least(picked, transferred, shipped, refunded) >= 0 AND picked + transferred + shipped + refunded <= quantity)
);

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

CREATE TABLE operator_token (
  token_hash bytea PRIMARY KEY,
  name text NOT NULL,
  -- null: all stores
  store_id text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

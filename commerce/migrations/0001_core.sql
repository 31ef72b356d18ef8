-- Distribution of the tables: src/platform/database/table-distribution.ts. Amounts are integers in minor units.

CREATE TABLE style (
  id text PRIMARY KEY,
  name text NOT NULL,
  brand text NOT NULL,
  slug text NOT NULL UNIQUE,
  primary_category_id text NOT NULL,
  cloth text NOT NULL,
  ounces numeric(5, 1),
  copy jsonb NOT NULL,
  -- [{id, name, values: [{value, name, swatch}]}]
  variation_attributes jsonb NOT NULL,
  badge text CHECK (badge IN ('new', 'new_color')),
  rating numeric(2, 1) CHECK (rating BETWEEN 1 AND 5),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  popularity integer NOT NULL DEFAULT 0,
  launched_on date NOT NULL,
  keywords text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL
);

CREATE TABLE sku (
  id text PRIMARY KEY,
  style_id text NOT NULL REFERENCES style (id),
  position integer NOT NULL,
  color_code text,
  variation_values jsonb NOT NULL,
  barcode text NOT NULL,
  tax_class text NOT NULL CHECK (tax_class IN ('clothing', 'goods', 'gift_card'))
);
CREATE INDEX sku_style_id ON sku (style_id, position);

CREATE TABLE style_image (
  style_id text NOT NULL REFERENCES style (id),
  color_code text NOT NULL,
  view text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  alt text NOT NULL,
  caption text NOT NULL DEFAULT '',
  ground text NOT NULL,
  version text NOT NULL,
  PRIMARY KEY (style_id, color_code, view)
);

CREATE TABLE category (
  id text PRIMARY KEY,
  parent_id text REFERENCES category (id),
  path text NOT NULL UNIQUE,
  position integer NOT NULL,
  name text NOT NULL,
  line text NOT NULL,
  description text NOT NULL,
  menu jsonb NOT NULL
);

CREATE TABLE style_category (
  style_id text NOT NULL REFERENCES style (id),
  category_id text NOT NULL REFERENCES category (id),
  PRIMARY KEY (style_id, category_id)
);
CREATE INDEX style_category_category_id ON style_category (category_id);

CREATE TABLE price_book (
  id text PRIMARY KEY,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  kind text NOT NULL CHECK (kind IN ('list', 'sale', 'clearance'))
);

CREATE TABLE price (
  price_book_id text NOT NULL REFERENCES price_book (id),
  sku_id text NOT NULL REFERENCES sku (id),
  valid_from timestamptz NOT NULL DEFAULT '-infinity',
  valid_to timestamptz NOT NULL DEFAULT 'infinity',
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (sku_id, price_book_id, valid_from),
  CHECK (valid_from < valid_to)
);

CREATE TABLE promotion (
  id text PRIMARY KEY,
  -- order_amount: amount off the order; shipping_free: free home shipment
  kind text NOT NULL CHECK (kind IN ('order_amount', 'shipping_free')),
  -- by currency: {"USD": 5000, "CAD": 6500}
  threshold_minor jsonb NOT NULL,
  benefit_minor jsonb NOT NULL DEFAULT '{}',
  requires_coupon boolean NOT NULL,
  callout text NOT NULL,
  valid_from timestamptz NOT NULL DEFAULT '-infinity',
  valid_to timestamptz NOT NULL DEFAULT 'infinity',
  priority integer NOT NULL DEFAULT 0
);

CREATE TABLE coupon (
  code text PRIMARY KEY CHECK (code = upper(code)),
  promotion_id text NOT NULL REFERENCES promotion (id),
  is_single_use boolean NOT NULL DEFAULT false,
  valid_from timestamptz NOT NULL DEFAULT '-infinity',
  valid_to timestamptz NOT NULL DEFAULT 'infinity'
);

CREATE TABLE coupon_redemption (
  code text NOT NULL,
  order_id uuid NOT NULL,
  is_single_use boolean NOT NULL,
  redeemed_at timestamptz NOT NULL,
  PRIMARY KEY (code, order_id)
);
CREATE UNIQUE INDEX coupon_redemption_single_use ON coupon_redemption (code) WHERE is_single_use;

CREATE TABLE shipping_method (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL,
  -- business days after the parcel leaves the warehouse
  days_least integer NOT NULL,
  days_most integer NOT NULL CHECK (days_most >= days_least)
);

CREATE TABLE shipping_rate (
  method_id text NOT NULL REFERENCES shipping_method (id),
  country_code text NOT NULL,
  currency text NOT NULL,
  -- minimum merchandise total
  from_minor bigint NOT NULL DEFAULT 0,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (method_id, country_code, currency, from_minor)
);

CREATE TABLE store (
  id text PRIMARY KEY,
  name text NOT NULL,
  address jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  time_zone text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  hours jsonb NOT NULL,
  has_pickup boolean NOT NULL,
  is_open boolean NOT NULL,
  blurb text NOT NULL
);

CREATE TABLE stock (
  sku_id text NOT NULL,
  location_id text NOT NULL,
  -- from the last stock feed; may be less than reserved
  on_hand integer NOT NULL,
  backorder_limit integer NOT NULL DEFAULT 0 CHECK (backorder_limit >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  in_stock_date date,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (sku_id, location_id)
);

CREATE TABLE reservation (
  sku_id text NOT NULL,
  location_id text NOT NULL,
  order_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('held', 'allocated', 'released')),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (sku_id, location_id, order_id)
);

CREATE TABLE stock_shortfall (
  sku_id text NOT NULL,
  location_id text NOT NULL,
  id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (sku_id, location_id, id)
);

CREATE TABLE content_item (
  id uuid PRIMARY KEY,
  schema text NOT NULL,
  name text NOT NULL,
  delivery_key text,
  locale text NOT NULL DEFAULT '',
  UNIQUE (delivery_key, locale)
);

CREATE TABLE content_version (
  item_id uuid NOT NULL REFERENCES content_item (id),
  version integer NOT NULL CHECK (version > 0),
  body jsonb NOT NULL,
  publish_from timestamptz NOT NULL DEFAULT '-infinity',
  publish_to timestamptz NOT NULL DEFAULT 'infinity',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, version),
  CHECK (publish_from < publish_to)
);

CREATE TABLE site_preference (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE signing_key (
  id text PRIMARY KEY,
  algorithm text NOT NULL,
  public_jwk jsonb NOT NULL,
  -- encrypted with the master key
  private_jwk bytea NOT NULL,
  signs_from timestamptz NOT NULL,
  signs_to timestamptz NOT NULL,
  trusted_to timestamptz NOT NULL
);

CREATE TABLE authorization_code (
  customer_group_id text NOT NULL,
  code_hash bytea NOT NULL,
  customer_id text NOT NULL,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  code_challenge text NOT NULL,
  channel_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_group_id, code_hash)
);

CREATE TABLE refresh_token (
  customer_group_id text NOT NULL,
  token_hash bytea NOT NULL,
  family_id uuid NOT NULL,
  customer_id text NOT NULL,
  is_registered boolean NOT NULL,
  client_id text NOT NULL,
  channel_id text NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (customer_group_id, token_hash)
);
CREATE INDEX refresh_token_family ON refresh_token (customer_group_id, family_id);

CREATE TABLE basket (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  customer_id text NOT NULL,
  currency text NOT NULL,
  -- open → placing (an order is in progress) → ordered; placing → open if the order fails
  status text NOT NULL CHECK (status IN ('open', 'placing', 'ordered', 'deleted')),
  email text,
  billing_address jsonb,
  kiosk_id text,
  store_id text,
  pickup_store_id text,
  verified_group text,
  -- total of the last basket response; the limit of a placement that states no expected total
  answered_total_minor bigint,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id)
);
CREATE UNIQUE INDEX basket_one_live ON basket (customer_group_id, customer_id) WHERE status IN ('open', 'placing');
CREATE INDEX basket_updated_at ON basket (updated_at) WHERE status = 'open';

CREATE TABLE basket_item (
  customer_group_id text NOT NULL,
  basket_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  sku_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  shipment_id text NOT NULL,
  gift_card jsonb,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id, basket_id) REFERENCES basket (customer_group_id, id) ON DELETE CASCADE
);
CREATE INDEX basket_item_basket_id ON basket_item (customer_group_id, basket_id, position);

CREATE TABLE basket_shipment (
  customer_group_id text NOT NULL,
  basket_id uuid NOT NULL,
  id text NOT NULL,
  address jsonb,
  shipping_method_id text,
  PRIMARY KEY (customer_group_id, basket_id, id),
  FOREIGN KEY (customer_group_id, basket_id) REFERENCES basket (customer_group_id, id) ON DELETE CASCADE
);

CREATE TABLE basket_coupon (
  customer_group_id text NOT NULL,
  basket_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  UNIQUE (customer_group_id, basket_id, code),
  FOREIGN KEY (customer_group_id, basket_id) REFERENCES basket (customer_group_id, id) ON DELETE CASCADE
);

CREATE TABLE basket_payment_instrument (
  customer_group_id text NOT NULL,
  basket_id uuid NOT NULL,
  id uuid NOT NULL,
  method_id text NOT NULL,
  -- null: the total of the order
  amount_minor bigint CHECK (amount_minor >= 0),
  -- the payment provider's token, never a card number
  token text,
  card jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id, basket_id) REFERENCES basket (customer_group_id, id) ON DELETE CASCADE
);
CREATE INDEX basket_payment_instrument_basket_id ON basket_payment_instrument (customer_group_id, basket_id);

CREATE TABLE idempotency_record (
  customer_group_id text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  -- null while the first request is running
  status integer,
  answer jsonb,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, path, key)
);
CREATE INDEX idempotency_record_expires_at ON idempotency_record (expires_at);

CREATE TABLE customer_order (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  order_no text NOT NULL,
  basket_id uuid NOT NULL,
  customer_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('created', 'authorising', 'awaiting_shopper', 'authorised', 'failed', 'new', 'allocated', 'shipped', 'ready_for_pickup', 'completed', 'cancelled')),
  currency text NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  email text NOT NULL,
  -- snapshot of basket, prices and addresses at placement; never recomputed
  document jsonb NOT NULL,
  -- faults of a declined or unfinished payment, in the form of the API
  flash jsonb NOT NULL DEFAULT '[]',
  attempt integer NOT NULL DEFAULT 0,
  is_extended boolean NOT NULL DEFAULT false,
  reserved_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  placed_at timestamptz,
  PRIMARY KEY (customer_group_id, id)
);
CREATE UNIQUE INDEX customer_order_one_per_basket ON customer_order (customer_group_id, basket_id) WHERE status <> 'failed';
CREATE INDEX customer_order_unfinished ON customer_order (updated_at) WHERE status IN ('created', 'authorising', 'awaiting_shopper', 'authorised');

CREATE TABLE order_line (
  customer_group_id text NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  sku_id text NOT NULL,
  location_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  total_minor bigint NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id, order_id) REFERENCES customer_order (customer_group_id, id)
);
CREATE INDEX order_line_order_id ON order_line (customer_group_id, order_id);

-- Append-only, except for the state and the result of an entry.
CREATE TABLE payment_entry (
  customer_group_id text NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('authorisation', 'void', 'capture', 'refund')),
  attempt integer NOT NULL,
  -- idempotency key of the request to the provider: one per order, kind and attempt
  key text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'awaiting_shopper', 'succeeded', 'refused', 'failed')),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL,
  provider text NOT NULL,
  provider_reference text,
  -- the provider's response without card data
  answer jsonb,
  asked_at timestamptz NOT NULL,
  known_at timestamptz,
  PRIMARY KEY (customer_group_id, id),
  UNIQUE (customer_group_id, key),
  FOREIGN KEY (customer_group_id, order_id) REFERENCES customer_order (customer_group_id, id)
);
CREATE INDEX payment_entry_order_id ON payment_entry (customer_group_id, order_id);

CREATE TABLE order_lookup (
  order_no text PRIMARY KEY,
  customer_group_id text NOT NULL,
  order_id uuid NOT NULL
);

-- Data of the sandbox payment processor, which stands for an external service.
CREATE TABLE sandbox_card (
  token text PRIMARY KEY,
  behaviour text NOT NULL,
  brand text NOT NULL,
  last_digits text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE sandbox_payment (
  key text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  token text NOT NULL,
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('authorised', 'refused', 'challenge', 'voided', 'captured')),
  reason text,
  return_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE outbox_event (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  queued_at timestamptz
);
CREATE INDEX outbox_event_waiting ON outbox_event (created_at) WHERE queued_at IS NULL;

-- Makes handlers idempotent: an event may be delivered twice.
CREATE TABLE handled_event (
  event_id uuid NOT NULL,
  handler text NOT NULL,
  handled_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, handler)
);

CREATE TABLE invalidation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  surrogate_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX invalidation_created_at ON invalidation (created_at);

CREATE TABLE rate_limit (
  name text NOT NULL,
  principal text NOT NULL,
  tokens double precision NOT NULL,
  refilled_at timestamptz NOT NULL,
  PRIMARY KEY (name, principal)
);

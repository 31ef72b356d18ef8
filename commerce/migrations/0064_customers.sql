-- The customer group of a registered customer is the customer's id.

CREATE TABLE customer (
  customer_group_id text PRIMARY KEY,
  customer_no text NOT NULL,
  -- as typed; normalized in customer_login
  email text NOT NULL,
  pending_email text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  email_confirmed_at timestamptz,
  wants_wishlist_mail boolean NOT NULL DEFAULT false,
  wants_text_offers boolean NOT NULL DEFAULT false,
  text_phone text,
  locale text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX customer_no ON customer (customer_no);

CREATE TABLE customer_login (
  address_key text PRIMARY KEY,
  customer_group_id text NOT NULL
);

CREATE TABLE customer_password (
  customer_group_id text PRIMARY KEY,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);

CREATE TABLE customer_address (
  customer_group_id text NOT NULL,
  id text NOT NULL,
  address jsonb NOT NULL,
  is_preferred boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX customer_address_preferred ON customer_address (customer_group_id) WHERE is_preferred;

-- Single-use links in mails to a customer.
CREATE TABLE customer_link (
  customer_group_id text NOT NULL,
  token_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email', 'erasure')),
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_group_id, token_hash),
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);
CREATE INDEX customer_link_expires_at ON customer_link (expires_at);

CREATE TABLE customer_change (
  id uuid PRIMARY KEY,
  customer_group_id text NOT NULL,
  action text NOT NULL,
  operator text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL
);
CREATE INDEX customer_change_customer ON customer_change (customer_group_id, changed_at);

ALTER TABLE authorization_code ADD COLUMN is_registered boolean NOT NULL DEFAULT false;
ALTER TABLE authorization_code ADD COLUMN usid text;

-- Expiry of the token family regardless of rotation; null: each token has its own lifetime.
ALTER TABLE refresh_token ADD COLUMN family_expires_at timestamptz;

CREATE TABLE customer_session (
  customer_group_id text NOT NULL,
  family_id uuid NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  signed_in_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, family_id)
);
CREATE INDEX customer_session_expires_at ON customer_session (expires_at);

CREATE TABLE customer_payment_instrument (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  method_id text NOT NULL,
  token text NOT NULL,
  card jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  must_reauthorize boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id)
);
CREATE UNIQUE INDEX customer_payment_instrument_default ON customer_payment_instrument (customer_group_id) WHERE is_default;

CREATE TABLE product_list (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('wish_list')),
  name text,
  owner_name text,
  -- secret of a shared list's link, encrypted
  share_token text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  UNIQUE (customer_group_id, type)
);

CREATE TABLE product_list_item (
  customer_group_id text NOT NULL,
  list_id uuid NOT NULL,
  id uuid NOT NULL,
  -- a SKU, or a style without a chosen variant
  product_id text NOT NULL,
  color text NOT NULL DEFAULT '',
  quantity integer NOT NULL CHECK (quantity > 0),
  is_public boolean NOT NULL DEFAULT false,
  priority integer NOT NULL DEFAULT 1,
  -- unit price when the item was added
  price_minor bigint,
  currency text,
  was_sold_out boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id),
  UNIQUE (customer_group_id, list_id, product_id, color),
  FOREIGN KEY (customer_group_id, list_id) REFERENCES product_list (customer_group_id, id) ON DELETE CASCADE
);

CREATE TABLE product_list_share (
  token_hash text PRIMARY KEY,
  customer_group_id text NOT NULL,
  list_id uuid NOT NULL
);

CREATE INDEX customer_order_by_customer ON customer_order (customer_group_id, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Guests' orders by address, until an account confirms the address and takes them.
CREATE TABLE order_email (
  address_key text NOT NULL,
  order_id uuid NOT NULL,
  customer_group_id text NOT NULL,
  PRIMARY KEY (address_key, order_id)
);

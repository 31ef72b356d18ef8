-- Registered customers. The customer group of a registered customer is the customer's id.

CREATE TABLE customer (
  customer_group_id text PRIMARY KEY,
  -- random; shown to the customer and to the order-history service
  customer_no text NOT NULL,
  -- as typed; customer_login has the comparable form
  email text NOT NULL,
  -- the new login address until its link is opened
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

-- Finds the customer of a login address, and makes logins unique.
CREATE TABLE customer_login (
  address_key text PRIMARY KEY,
  customer_group_id text NOT NULL
);

CREATE TABLE customer_password (
  customer_group_id text PRIMARY KEY,
  -- argon2id in the PHC string format
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

-- Links in mails to a customer; each works once.
CREATE TABLE customer_link (
  customer_group_id text NOT NULL,
  token_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email', 'erasure')),
  -- the address that the link was mailed to
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_group_id, token_hash),
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);
CREATE INDEX customer_link_expires_at ON customer_link (expires_at);

-- What an operator did to a customer. Without personal data.
CREATE TABLE customer_change (
  id uuid PRIMARY KEY,
  customer_group_id text NOT NULL,
  action text NOT NULL,
  operator text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL
);
CREATE INDEX customer_change_customer ON customer_change (customer_group_id, changed_at);

-- Logins -----------------------------------------------------------------------------------------------------------

ALTER TABLE authorization_code ADD COLUMN is_registered boolean NOT NULL DEFAULT false;
-- Of a registered customer; a guest's usid is the customer group.
ALTER TABLE authorization_code ADD COLUMN usid text;

-- The end of a family, however often its tokens rotate; null: each token has its own lifetime.
ALTER TABLE refresh_token ADD COLUMN family_expires_at timestamptz;

-- The device of a family of refresh tokens.
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

-- Saved cards ------------------------------------------------------------------------------------------------------

CREATE TABLE customer_payment_instrument (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  method_id text NOT NULL,
  -- the payment provider's token; never a number
  token text NOT NULL,
  card jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  must_reauthorize boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, id)
);
CREATE UNIQUE INDEX customer_payment_instrument_default ON customer_payment_instrument (customer_group_id) WHERE is_default;

-- Product lists ----------------------------------------------------------------------------------------------------

CREATE TABLE product_list (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('wish_list')),
  name text,
  owner_name text,
  -- the secret of the link of a shared list, encrypted for its owner
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
  -- a SKU, or a style whose variant is not chosen yet
  product_id text NOT NULL,
  color text NOT NULL DEFAULT '',
  quantity integer NOT NULL CHECK (quantity > 0),
  is_public boolean NOT NULL DEFAULT false,
  priority integer NOT NULL DEFAULT 1,
  -- of one unit, when the item was added
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

-- Orders -----------------------------------------------------------------------------------------------------------

CREATE INDEX customer_order_by_customer ON customer_order (customer_group_id, placed_at DESC) WHERE placed_at IS NOT NULL;

-- Orders of guests by the email address of the order, until the account that confirms the address takes them.
CREATE TABLE order_email (
  address_key text NOT NULL,
  order_id uuid NOT NULL,
  customer_group_id text NOT NULL,
  PRIMARY KEY (address_key, order_id)
);

-- Who wants mail from the shop. One row an address, found by a hash, so that links in mail need not name the address.
CREATE TABLE email_subscription (
  -- SHA-256 of the address in its normal form
  address_key text PRIMARY KEY,
  email text NOT NULL,
  status text NOT NULL CHECK (status IN ('unconfirmed', 'confirmed', 'unsubscribed')),
  source text NOT NULL,
  locale text,
  -- when consent was given that still stands, or stood last
  signed_up_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribe_reason text,
  -- the last mail with the offer
  mailed_at timestamptz,
  CONSTRAINT email_subscription_confirmed CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
  CONSTRAINT email_subscription_unsubscribed CHECK ((status = 'unsubscribed') = (unsubscribed_at IS NOT NULL))
);

-- Each time consent was given, confirmed or taken back: the proof that the law asks for. Rows are only added.
CREATE TABLE email_consent (
  address_key text NOT NULL REFERENCES email_subscription (address_key) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signed_up', 'confirmed', 'unsubscribed')),
  at timestamptz NOT NULL,
  -- footer, lightbox, email-deals; link, mail-program, address
  source text NOT NULL,
  locale text,
  reason text,
  PRIMARY KEY (address_key, id)
);

-- Households that asked for the printed catalogue.
CREATE TABLE catalog_request (
  -- SHA-256 of the address in capitals, without its people
  address_key text PRIMARY KEY,
  address jsonb NOT NULL,
  email text,
  requested_at timestamptz NOT NULL
);
CREATE INDEX catalog_request_requested_at ON catalog_request (requested_at);

-- Messages to the people of the shop.
CREATE TABLE chat_message (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  order_no text,
  received_at timestamptz NOT NULL,
  -- when whoever answers had it; never where nobody is named
  delivered_at timestamptz
);

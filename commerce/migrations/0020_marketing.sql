-- Marketing mail subscriptions, one per address. Links in mails contain the hash, not the address.
CREATE TABLE email_subscription (
  -- SHA-256 of the normalized address
  address_key text PRIMARY KEY,
  email text NOT NULL,
  status text NOT NULL CHECK (status IN ('unconfirmed', 'confirmed', 'unsubscribed')),
  source text NOT NULL,
  locale text,
  signed_up_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribe_reason text,
  -- of the last mail with the offer
  mailed_at timestamptz,
  CONSTRAINT email_subscription_confirmed CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL),
  CONSTRAINT email_subscription_unsubscribed CHECK ((status = 'unsubscribed') = (unsubscribed_at IS NOT NULL))
);

-- Append-only log of consents and their withdrawal, as legal proof.
CREATE TABLE email_consent (
  address_key text NOT NULL REFERENCES email_subscription (address_key) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signed_up', 'confirmed', 'unsubscribed')),
  at timestamptz NOT NULL,
  -- where consent was given or withdrawn: footer, lightbox, email-deals; link, mail-program, address
  source text NOT NULL,
  locale text,
  reason text,
  PRIMARY KEY (address_key, id)
);

CREATE TABLE catalog_request (
  -- SHA-256 of the postal address in capitals, without names
  address_key text PRIMARY KEY,
  address jsonb NOT NULL,
  email text,
  requested_at timestamptz NOT NULL
);
CREATE INDEX catalog_request_requested_at ON catalog_request (requested_at);

CREATE TABLE chat_message (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  order_no text,
  received_at timestamptz NOT NULL,
  -- when the message was mailed to customer service; stays null if no recipient is configured
  delivered_at timestamptz
);

-- Passkeys (WebAuthn credentials) of customers.
CREATE TABLE passkey (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  credential_id bytea NOT NULL,
  -- by which an authenticator knows the customer; random, and the same for all passkeys of a customer
  user_handle bytea NOT NULL,
  -- in the COSE format
  public_key bytea NOT NULL,
  -- how often the authenticator has used the passkey; zero if it does not count
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_backup_eligible boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  -- chosen by the customer
  name text,
  -- of the browser that has added it
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);

-- Finds the passkey of a credential, and makes credentials unique.
CREATE TABLE passkey_credential (
  credential_id bytea PRIMARY KEY,
  customer_group_id text NOT NULL,
  passkey_id uuid NOT NULL
);

-- Challenges that a browser has been given and not answered. Each works once, in the session that asked for it.
CREATE TABLE passkey_challenge (
  -- a customer, or a guest who signs in
  customer_group_id text NOT NULL,
  challenge bytea NOT NULL,
  usid text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'sign-in')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, challenge)
);
CREATE INDEX passkey_challenge_expires_at ON passkey_challenge (expires_at);

CREATE TABLE passkey (
  customer_group_id text NOT NULL,
  id uuid NOT NULL,
  credential_id bytea NOT NULL,
  -- WebAuthn user handle: random, one per customer
  user_handle bytea NOT NULL,
  public_key bytea NOT NULL,
  -- the authenticator's signature counter; zero if it has none
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_backup_eligible boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  name text,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (customer_group_id, id),
  FOREIGN KEY (customer_group_id) REFERENCES customer (customer_group_id) ON DELETE CASCADE
);

CREATE TABLE passkey_credential (
  credential_id bytea PRIMARY KEY,
  customer_group_id text NOT NULL,
  passkey_id uuid NOT NULL
);

-- Open challenges. Each works once, in the session that requested it.
CREATE TABLE passkey_challenge (
  customer_group_id text NOT NULL,
  challenge bytea NOT NULL,
  usid text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'sign-in')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (customer_group_id, challenge)
);
CREATE INDEX passkey_challenge_expires_at ON passkey_challenge (expires_at);

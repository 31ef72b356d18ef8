CREATE TABLE editor (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name = lower(name)),
  -- argon2id in the PHC string format
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  password_changed_at timestamptz NOT NULL
);

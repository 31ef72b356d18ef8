-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- Who may preview the shop as it will be.
CREATE TABLE editor (
  id uuid PRIMARY KEY,
  -- in lower case
  name text NOT NULL UNIQUE CHECK (name = lower(name)),
  -- argon2id, in the form that names its own costs
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  password_changed_at timestamptz NOT NULL
);

-- Forward only, and safe while the previous release still runs: add first, remove one release later.

-- The family of the refresh tokens that the code is exchanged for: a code that is used again revokes it.
ALTER TABLE authorization_code ADD COLUMN family_id uuid NOT NULL DEFAULT gen_random_uuid();

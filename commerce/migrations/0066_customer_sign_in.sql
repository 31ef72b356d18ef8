-- Token family that the code is exchanged for. A second use of the code revokes it.
ALTER TABLE authorization_code ADD COLUMN family_id uuid NOT NULL DEFAULT gen_random_uuid();

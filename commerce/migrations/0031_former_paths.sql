-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- The paths that a category had before, the latest last: whoever still has one is led to today's. Kept by the database, so that
-- every way of changing a category keeps them.
ALTER TABLE category ADD COLUMN former_paths text[] NOT NULL DEFAULT '{}';

CREATE FUNCTION keep_former_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_paths := OLD.former_paths;
  IF NEW.path <> OLD.path THEN
    NEW.former_paths := array_remove(array_append(array_remove(OLD.former_paths, OLD.path), OLD.path), NEW.path);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER keep_former_path BEFORE UPDATE ON category FOR EACH ROW EXECUTE FUNCTION keep_former_path();

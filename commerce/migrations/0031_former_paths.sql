-- Previous paths of a category, the latest last, for redirects. A trigger records them whatever changes the category.
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

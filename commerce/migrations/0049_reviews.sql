-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- How a style fits by those who wore it: 1 runs small, 3 true to size, 5 runs large; null where nobody said.
ALTER TABLE style ADD COLUMN fit_scale numeric(2, 1) CHECK (fit_scale BETWEEN 1 AND 5);
-- The delivery key of the content item with its sizes.
ALTER TABLE style ADD COLUMN size_guide_id text;

-- What shoppers say of a style. Only approved ones are shown, and counted in the style's rating.
CREATE TABLE review (
  id uuid PRIMARY KEY,
  style_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'refused', 'withdrawn')),
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  headline text NOT NULL,
  body text NOT NULL,
  fit smallint CHECK (fit BETWEEN 1 AND 5),
  height_inches numeric(4, 1),
  weight_pounds numeric(4, 1),
  -- by attribute, as the style's SKUs have them: {"fit": "Tall", "size": "L"}
  size_worn jsonb,
  locale text,
  is_verified_buyer boolean NOT NULL,
  helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  reply text,
  replied_at timestamptz,
  written_at timestamptz NOT NULL,
  -- when it was last approved, refused or withdrawn
  decided_at timestamptz,
  -- SHA-256 of the letters and digits of its words, by which a copy is known
  words_key text NOT NULL,
  -- who wrote it; all of it null once the writer is forgotten
  writer_name text,
  -- SHA-256 of the address in its normal form
  address_key text,
  email text,
  CHECK ((address_key IS NULL) = (email IS NULL)),
  CHECK ((reply IS NULL) = (replied_at IS NULL))
);
-- Of one writer at most one review of a style waits or is shown.
CREATE UNIQUE INDEX review_of_writer ON review (style_id, address_key) WHERE status IN ('pending', 'approved');
CREATE INDEX review_of_style ON review (style_id, status);
CREATE INDEX review_by_writer ON review (address_key);
CREATE INDEX review_by_words ON review (words_key);
CREATE INDEX review_waiting ON review (written_at) WHERE status = 'pending';

-- Who found which review helpful.
CREATE TABLE review_vote (
  review_id uuid NOT NULL,
  -- the shopper's group
  voter text NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, voter)
);

-- What was done with reviews, when and by whom. Only added to; it names nobody who wrote one.
CREATE TABLE review_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  reason text
);
CREATE INDEX review_change_review ON review_change (review_id, id);

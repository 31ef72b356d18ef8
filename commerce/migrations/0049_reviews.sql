-- Average fit in reviews: 1 runs small, 3 true to size, 5 runs large.
ALTER TABLE style ADD COLUMN fit_scale numeric(2, 1) CHECK (fit_scale BETWEEN 1 AND 5);
-- Delivery key of the content item with the size guide.
ALTER TABLE style ADD COLUMN size_guide_id text;

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
  -- by variation attribute: {"fit": "Tall", "size": "L"}
  size_worn jsonb,
  locale text,
  is_verified_buyer boolean NOT NULL,
  helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  reply text,
  replied_at timestamptz,
  written_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- SHA-256 of the letters and digits of the text, to detect copies
  words_key text NOT NULL,
  -- writer's data, null after erasure
  writer_name text,
  address_key text,
  email text,
  CHECK ((address_key IS NULL) = (email IS NULL)),
  CHECK ((reply IS NULL) = (replied_at IS NULL))
);
-- A writer has at most one pending or approved review per style.
CREATE UNIQUE INDEX review_of_writer ON review (style_id, address_key) WHERE status IN ('pending', 'approved');
CREATE INDEX review_of_style ON review (style_id, status);
CREATE INDEX review_by_writer ON review (address_key);
CREATE INDEX review_by_words ON review (words_key);
CREATE INDEX review_waiting ON review (written_at) WHERE status = 'pending';

CREATE TABLE review_vote (
  review_id uuid NOT NULL,
  -- customer group of the shopper
  voter text NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, voter)
);

CREATE TABLE review_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  action text NOT NULL,
  reason text
);
CREATE INDEX review_change_review ON review_change (review_id, id);

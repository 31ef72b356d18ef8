-- What visitors look at and do, as their browsers tell it: a number that they made up, never a name or an address.
CREATE TABLE activity (
  id uuid PRIMARY KEY,
  -- viewPage, viewProduct, addToCart and so on
  kind text NOT NULL,
  -- null where the browser told of no visitor
  visitor_id text,
  happened_at timestamptz NOT NULL,
  -- the fields of its kind
  details jsonb NOT NULL
);
-- For the job that forgets old ones, which are those that came first.
CREATE INDEX activity_happened_at ON activity USING brin (happened_at);

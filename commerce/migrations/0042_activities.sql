-- Activities that browsers report, without personal data: visitor_id is random.
CREATE TABLE activity (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- null if the browser reports no visitor
  visitor_id text,
  happened_at timestamptz NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX activity_happened_at ON activity USING brin (happened_at);

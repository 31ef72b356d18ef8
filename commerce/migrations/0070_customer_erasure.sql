-- Erased accounts. A daily job erases data written later by open sessions and pending orders.
CREATE TABLE customer_erasure (
  customer_group_id text PRIMARY KEY,
  erased_at timestamptz NOT NULL,
  -- of the customer's link, so that opening it again returns the same response
  link_hash bytea,
  -- when no personal data was left
  completed_at timestamptz
);
CREATE INDEX customer_erasure_open ON customer_erasure (erased_at) WHERE completed_at IS NULL;

CREATE INDEX product_list_share_customer ON product_list_share (customer_group_id);
CREATE INDEX review_vote_by_voter ON review_vote (voter);

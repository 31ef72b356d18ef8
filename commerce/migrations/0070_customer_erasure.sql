-- Accounts that were erased. What is written with a token from before, and orders on their way, is erased by a daily job.
CREATE TABLE customer_erasure (
  customer_group_id text PRIMARY KEY,
  erased_at timestamptz NOT NULL,
  -- of the link that the customer opened, so that opening it again gets the same response
  link_hash bytea,
  -- when nothing of the customer was left
  completed_at timestamptz
);
CREATE INDEX customer_erasure_open ON customer_erasure (erased_at) WHERE completed_at IS NULL;

CREATE INDEX product_list_share_customer ON product_list_share (customer_group_id);
CREATE INDEX review_vote_by_voter ON review_vote (voter);

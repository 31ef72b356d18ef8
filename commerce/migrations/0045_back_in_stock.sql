-- Forward only, and safe while the release before it still runs: add first, remove one release later.

-- Who wants to hear when a sold-out SKU is back. One row an address and SKU; asking again after the letter opens it anew.
CREATE TABLE back_in_stock_request (
  -- SHA-256 of the address in its normal form
  address_key text NOT NULL,
  sku_id text NOT NULL,
  email text NOT NULL,
  locale text,
  asked_at timestamptz NOT NULL,
  -- when stock was seen to be back; taken away again where it was gone before the letter went
  due_at timestamptz,
  mailed_at timestamptz,
  PRIMARY KEY (address_key, sku_id),
  CONSTRAINT back_in_stock_request_mailed CHECK (mailed_at IS NULL OR due_at IS NOT NULL)
);
CREATE INDEX back_in_stock_request_waiting ON back_in_stock_request (sku_id) WHERE due_at IS NULL;
CREATE INDEX back_in_stock_request_asked_at ON back_in_stock_request (asked_at);

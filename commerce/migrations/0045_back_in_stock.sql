-- Requests for mail about a SKU that is sold out, one per address and SKU. A request after the mail reopens the row.
CREATE TABLE back_in_stock_request (
  address_key text NOT NULL,
  sku_id text NOT NULL,
  email text NOT NULL,
  locale text,
  asked_at timestamptz NOT NULL,
  -- when the SKU was seen in stock; reset if it sells out before the mail is sent
  due_at timestamptz,
  mailed_at timestamptz,
  PRIMARY KEY (address_key, sku_id),
  CONSTRAINT back_in_stock_request_mailed CHECK (mailed_at IS NULL OR due_at IS NOT NULL)
);
CREATE INDEX back_in_stock_request_waiting ON back_in_stock_request (sku_id) WHERE due_at IS NULL;
CREATE INDEX back_in_stock_request_asked_at ON back_in_stock_request (asked_at);

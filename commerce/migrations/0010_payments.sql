-- False for couriers, which do not deliver to PO boxes.
ALTER TABLE shipping_method ADD COLUMN reaches_po_box boolean NOT NULL DEFAULT true;

CREATE INDEX payment_entry_asked ON payment_entry (asked_at) WHERE state = 'asked';

ALTER TABLE sandbox_payment
  ADD COLUMN captured_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT sandbox_payment_amounts CHECK (captured_minor <= amount_minor AND refunded_minor <= captured_minor AND refunded_minor >= 0);

CREATE TABLE sandbox_operation (
  key text PRIMARY KEY,
  payment_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund')),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL
);

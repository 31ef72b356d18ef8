ALTER TABLE customer ADD COLUMN address_mailed_at timestamptz;

COMMENT ON COLUMN customer.email IS 'where mails go; a confirmed address stays until the next one is confirmed';
COMMENT ON COLUMN customer.pending_email IS 'the new login, which also signs in already; it becomes the email when its link is opened';

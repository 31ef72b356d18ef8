CREATE INDEX authorization_code_expires_at ON authorization_code (expires_at);
CREATE INDEX refresh_token_expires_at ON refresh_token (expires_at);

-- Session of a registered customer; a guest's usid is the customer group.
ALTER TABLE refresh_token ADD COLUMN usid text;

-- The hourly clean-up finds what has expired without reading the rest.
CREATE INDEX authorization_code_expires_at ON authorization_code (expires_at);
CREATE INDEX refresh_token_expires_at ON refresh_token (expires_at);

-- The visit that a token continues. A guest's is the group itself, so older rows say it there.
ALTER TABLE refresh_token ADD COLUMN usid text;

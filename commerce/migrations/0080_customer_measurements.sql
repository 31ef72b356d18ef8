-- Body measurements by wearer, in inches and pounds: {"adult": {"chest": 41}}.
ALTER TABLE customer ADD COLUMN measurements jsonb;

-- The image that a merchant shows as the badge of a style: a path of the image service (PDP-001).
ALTER TABLE style ADD COLUMN badge_image text;

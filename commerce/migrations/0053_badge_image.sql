-- Path of the image service, shown as the badge of a style (PDP-001).
ALTER TABLE style ADD COLUMN badge_image text;

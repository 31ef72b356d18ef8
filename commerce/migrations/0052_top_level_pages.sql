-- A shop whose database was loaded before top-level pages became a preference keeps the page that the route table used to name.
INSERT INTO site_preference (key, value, updated_at)
SELECT 'topLevelPages',
  '[{"deliveryKey": "DuluthHeroes", "name": "Heroes Discount", "translations": {"fr-FR": {"name": "Remise Heroes"}}}]',
  now()
WHERE EXISTS (SELECT FROM content_item WHERE delivery_key = 'DuluthHeroes')
ON CONFLICT (key) DO NOTHING;

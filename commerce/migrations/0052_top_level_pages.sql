-- Keeps the top-level page of existing databases, which used to be in the route table.
INSERT INTO site_preference (key, value, updated_at)
SELECT 'topLevelPages',
  '[{"deliveryKey": "DuluthHeroes", "name": "Heroes Discount", "translations": {"fr-FR": {"name": "Remise Heroes"}}}]',
  now()
WHERE EXISTS (SELECT FROM content_item WHERE delivery_key = 'DuluthHeroes')
ON CONFLICT (key) DO NOTHING;

-- Forward only, and safe while the previous release still runs: it neither reads nor writes this table.

-- What listings show of each style: whether each SKU counts as orderable, by SKU id: {"411710001": true}. A SKU keeps its value until
-- the next settlement, so that pages of a listing do not shift while SKUs sell out.
CREATE TABLE search_listed_sku (
  style_id text PRIMARY KEY,
  skus jsonb NOT NULL,
  -- Since when the stock differs from it; null if it does not.
  differs_since timestamptz
);
CREATE INDEX search_listed_sku_differs ON search_listed_sku (differs_since) WHERE differs_since IS NOT NULL;
-- The index of the previous release follows the stock, so listings show the stock of now.
INSERT INTO search_listed_sku (style_id, skus)
SELECT sku.style_id, jsonb_object_agg(sku.id, coalesce(stock.on_hand + stock.backorder_limit - stock.reserved, 0) > 0)
FROM sku LEFT JOIN stock ON stock.sku_id = sku.id AND stock.location_id = 'warehouse' GROUP BY sku.style_id;

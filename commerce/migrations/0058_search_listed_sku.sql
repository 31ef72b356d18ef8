-- Whether listings show a SKU as orderable: {"411710001": true}. Updated periodically, so that pages do not shift while SKUs sell out.
CREATE TABLE search_listed_sku (
  style_id text PRIMARY KEY,
  skus jsonb NOT NULL,
  -- since when the stock differs from skus; null if it does not
  differs_since timestamptz
);
CREATE INDEX search_listed_sku_differs ON search_listed_sku (differs_since) WHERE differs_since IS NOT NULL;
INSERT INTO search_listed_sku (style_id, skus)
SELECT sku.style_id, jsonb_object_agg(sku.id, coalesce(stock.on_hand + stock.backorder_limit - stock.reserved, 0) > 0)
FROM sku LEFT JOIN stock ON stock.sku_id = sku.id AND stock.location_id = 'warehouse' GROUP BY sku.style_id;

-- Storefronts fetch the announcement bar by the key promo-banners (HOME-012).
UPDATE content_item SET delivery_key = 'promo-banners'
WHERE delivery_key = 'promo-strip' AND NOT EXISTS (SELECT FROM content_item AS own WHERE own.delivery_key = 'promo-banners' AND own.locale = content_item.locale);

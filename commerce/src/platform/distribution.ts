/**
 * Where each table lives when the data is spread over machines: distributed by a column, on every machine (reference),
 * or on the coordinator (local). A test reads the catalogue of the database and holds that a distributed table has its
 * column in the primary key and in each unique constraint, and that no foreign key leaves its group.
 */
export type Distribution =
  | { by: 'customer_group_id' | 'sku_id' | 'code' | 'order_no' | 'token' | 'key' | 'principal' | 'address_key' }
  | 'reference'
  | 'local';

export const distribution: Record<string, Distribution> = {
  style: 'reference',
  sku: 'reference',
  style_image: 'reference',
  category: 'reference',
  style_category: 'reference',
  price_book: 'reference',
  price: 'reference',
  promotion: 'reference',
  coupon: 'reference',
  shipping_method: 'reference',
  shipping_rate: 'reference',
  store: 'reference',
  content_item: 'reference',
  content_version: 'reference',
  content_change: 'local',
  site_preference: 'reference',
  search_generation: 'reference',
  search_facet: 'reference',
  search_document: 'reference',
  signing_key: 'reference',
  coupon_redemption: { by: 'code' },
  stock: { by: 'sku_id' },
  reservation: { by: 'sku_id' },
  stock_shortfall: { by: 'sku_id' },
  authorization_code: { by: 'customer_group_id' },
  refresh_token: { by: 'customer_group_id' },
  basket: { by: 'customer_group_id' },
  basket_item: { by: 'customer_group_id' },
  basket_shipment: { by: 'customer_group_id' },
  basket_coupon: { by: 'customer_group_id' },
  basket_payment_instrument: { by: 'customer_group_id' },
  idempotency_record: { by: 'customer_group_id' },
  customer_order: { by: 'customer_group_id' },
  order_line: { by: 'customer_group_id' },
  payment_entry: { by: 'customer_group_id' },
  order_lookup: { by: 'order_no' },
  email_subscription: { by: 'address_key' },
  email_consent: { by: 'address_key' },
  catalog_request: { by: 'address_key' },
  chat_message: 'local',
  sandbox_card: 'local',
  sandbox_payment: 'local',
  sandbox_operation: 'local',
  outbox_event: 'local',
  handled_event: 'local',
  invalidation: 'local',
  rate_limit: { by: 'principal' },
};

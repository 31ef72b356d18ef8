/**
 * Location of each table when the data is spread over several machines (Citus): distributed by a column, copied to every machine
 * (`reference`), or on the coordinator (`local`). A test checks that a distributed table has its column in the primary key and in each
 * unique constraint, and that no foreign key refers to a table with another distribution.
 */
export type Distribution =
  | {
      by:
        | 'customer_group_id'
        | 'sku_id'
        | 'code'
        | 'order_no'
        | 'token'
        | 'key'
        | 'principal'
        | 'address_key'
        | 'token_hash'
        | 'credential_id';
    }
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
  store_change: 'local',
  content_item: 'reference',
  content_version: 'reference',
  content_change: 'local',
  media_asset: 'reference',
  media_asset_change: 'local',
  site_preference: 'reference',
  search_generation: 'reference',
  search_facet: 'reference',
  search_document: 'reference',
  search_listing: 'reference',
  search_listed_sku: 'reference',
  search_term: 'reference',
  search_rule: 'reference',
  search_rule_change: 'local',
  review: 'reference',
  review_vote: 'reference',
  review_change: 'local',
  searched_phrase: 'local',
  offered_phrase: 'reference',
  signing_key: 'reference',
  editor: 'reference',
  operator_token: 'reference',
  coupon_redemption: { by: 'code' },
  stock: { by: 'sku_id' },
  reservation: { by: 'sku_id' },
  stock_shortfall: { by: 'sku_id' },
  safety_stock: 'reference',
  stock_import: 'local',
  authorization_code: { by: 'customer_group_id' },
  refresh_token: { by: 'customer_group_id' },
  customer: { by: 'customer_group_id' },
  customer_password: { by: 'customer_group_id' },
  customer_address: { by: 'customer_group_id' },
  customer_link: { by: 'customer_group_id' },
  customer_login: { by: 'address_key' },
  customer_session: { by: 'customer_group_id' },
  passkey: { by: 'customer_group_id' },
  passkey_credential: { by: 'credential_id' },
  passkey_challenge: { by: 'customer_group_id' },
  customer_change: 'local',
  customer_erasure: { by: 'customer_group_id' },
  customer_payment_instrument: { by: 'customer_group_id' },
  product_list: { by: 'customer_group_id' },
  product_list_item: { by: 'customer_group_id' },
  product_list_share: { by: 'token_hash' },
  basket: { by: 'customer_group_id' },
  basket_item: { by: 'customer_group_id' },
  basket_shipment: { by: 'customer_group_id' },
  basket_coupon: { by: 'customer_group_id' },
  basket_payment_instrument: { by: 'customer_group_id' },
  deferred_merge: { by: 'customer_group_id' },
  idempotency_record: { by: 'customer_group_id' },
  customer_order: { by: 'customer_group_id' },
  order_line: { by: 'customer_group_id' },
  joined_order: { by: 'customer_group_id' },
  payment_entry: { by: 'customer_group_id' },
  pickup: { by: 'customer_group_id' },
  pickup_line: { by: 'customer_group_id' },
  pickup_change: 'local',
  order_lookup: { by: 'order_no' },
  order_email: { by: 'address_key' },
  email_subscription: { by: 'address_key' },
  email_consent: { by: 'address_key' },
  catalog_request: { by: 'address_key' },
  back_in_stock_request: { by: 'address_key' },
  chat_message: 'local',
  activity: 'local',
  sandbox_card: 'local',
  sandbox_payment: 'local',
  sandbox_operation: 'local',
  outbox_event: 'local',
  handled_event: 'local',
  invalidation: 'local',
  rate_limit: { by: 'principal' },
};

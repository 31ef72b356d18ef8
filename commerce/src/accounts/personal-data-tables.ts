/**
 * What an export contains of each table that has a customer's data, and what an erasure does with it. A test reads the database catalog: a
 * table with a column for a customer group or an email address needs an entry here.
 */
interface TableData {
  /** Section of the export, or the reason for none. */
  exported: { section: string } | { reason: string };
  /** Effect of an erasure, as docs/operations.md describes it. */
  erased: 'deleted' | 'anonymized' | { reason: string };
}

const section = (name: string) => ({ section: name });
const reason = (text: string) => ({ reason: text });
const inBasket: TableData = { exported: section('Baskets'), erased: 'deleted' };
const secret = reason('a secret by which the customer is recognized');

export const personalDataTables: Readonly<Record<string, TableData>> = {
  customer: { exported: section('Profile'), erased: 'deleted' },
  customer_login: { exported: reason('the hash of an address of the profile'), erased: 'deleted' },
  customer_password: { exported: section('Profile'), erased: 'deleted' },
  customer_address: { exported: section('Addresses'), erased: 'deleted' },
  customer_link: { exported: section('Links in mails'), erased: 'deleted' },
  customer_change: { exported: section('What the shop did with this data'), erased: reason('proof of who did what; names no customer') },
  customer_erasure: { exported: reason('begins when the account ends'), erased: reason('proof of the erasure; names no customer') },
  customer_session: { exported: section('Sessions'), erased: 'deleted' },
  passkey: { exported: section('Passkeys'), erased: 'deleted' },
  passkey_credential: { exported: reason('finds the passkeys of the section'), erased: 'deleted' },
  passkey_challenge: { exported: reason('random numbers that are valid for five minutes'), erased: 'deleted' },
  customer_payment_instrument: { exported: section('Saved cards'), erased: 'deleted' },
  authorization_code: { exported: secret, erased: 'deleted' },
  refresh_token: { exported: secret, erased: 'deleted' },
  product_list: { exported: section('Wishlist'), erased: 'deleted' },
  product_list_item: { exported: section('Wishlist'), erased: 'deleted' },
  product_list_share: { exported: reason('the hash of a link; the wishlist says whether it is shared'), erased: 'deleted' },
  basket: inBasket,
  basket_item: inBasket,
  basket_shipment: inBasket,
  basket_coupon: inBasket,
  basket_payment_instrument: inBasket,
  deferred_merge: { exported: section('Baskets that wait to be merged'), erased: 'deleted' },
  idempotency_record: { exported: reason('responses that the customer has received, for a day'), erased: 'deleted' },
  customer_order: { exported: section('Orders'), erased: 'anonymized' },
  order_line: { exported: section('Orders'), erased: reason('products, quantities and sums of an anonymous order') },
  joined_order: { exported: section('Orders'), erased: reason('which orders of guests are to be anonymized; names no customer') },
  payment_entry: {
    exported: reason('the processor’s references; the order shows its payment'),
    erased: reason('sums and references for accounting'),
  },
  pickup: { exported: section('Orders'), erased: reason('states and times of an anonymous order') },
  pickup_line: { exported: section('Orders'), erased: reason('products, quantities and sums of an anonymous order') },
  order_lookup: { exported: section('Orders'), erased: reason('the number of an anonymous order') },
  order_email: { exported: reason('joins the account when its address is confirmed'), erased: 'deleted' },
  email_subscription: { exported: section('Email subscription'), erased: 'deleted' },
  email_consent: { exported: section('Email consents'), erased: 'deleted' },
  catalog_request: { exported: section('Printed catalog'), erased: 'deleted' },
  back_in_stock_request: { exported: section('Back-in-stock requests'), erased: 'deleted' },
  review: { exported: section('Reviews'), erased: 'anonymized' },
  review_vote: { exported: section('Reviews found helpful'), erased: 'deleted' },
  store: { exported: reason('addresses of the shop itself'), erased: reason('addresses of the shop itself') },
  chat_message: { exported: section('Messages'), erased: 'deleted' },
};

import type { Client } from '@outfitter/contract/client';
import { importOrder } from '../../orders/history/import-order.ts';
import { buildReview, uniqueReviewText } from '../../reviews/testing/review-builder.ts';
import { createAccountMailbox } from '../../testing/account-mailbox.ts';
import { cardBody, cards } from '../../testing/checkout-builder.ts';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { testAddress } from '../../testing/test-address.ts';
import { pageHeaders, type TestCommerce } from '../../testing/test-commerce.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

export interface PersonalTexts {
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  phone: string;
}

export interface FullCustomer extends TestCustomer {
  texts: PersonalTexts;
  /** Number of an order that was placed here and has not arrived. */
  openOrderNo: string;
  /** Number of an imported order that has arrived. */
  completedOrderNo: string;
  /** Number of an undelivered order that the customer placed as a guest with the same address. */
  guestOrderNo: string;
}

const address = ({ firstName, lastName, street, phone }: PersonalTexts) => ({
  ...testAddress,
  fullName: `${firstName} ${lastName}`,
  address1: street,
  phone,
});

function cardOf({ firstName, lastName }: PersonalTexts) {
  const { paymentCard, ...method } = cardBody(cards.approved);
  return { ...method, paymentCard: { ...paymentCard, holder: `${firstName} ${lastName}` } };
}

async function fillBasket(client: Client, texts: PersonalTexts): Promise<string> {
  const { basketId } = await client.createBasket();
  const home = { basketId, shipmentId: 'me' };
  await client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity: 1 }] });
  await client.setBasketCustomer({ params: { basketId }, body: { email: texts.email } });
  await client.setShippingAddress({ params: home, query: { use_as_billing: 'true' }, body: address(texts) });
  await client.setShippingMethod({ params: home, body: { id: '02' } });
  await client.updateShipment({ params: home, body: { gift: true, giftMessage: `Yours, ${texts.firstName}` } });
  await fillPickupContact(client, basketId, texts);
  await client.addPaymentInstrument({ params: { basketId }, body: cardOf(texts) });
  return basketId;
}

async function fillPickupContact(client: Client, basketId: string, { firstName, lastName, phone, email }: PersonalTexts): Promise<void> {
  const pickup = { basketId, shipmentId: 'BOPISCart' } as const;
  await client.createShipment({ params: { basketId }, body: { shipmentId: pickup.shipmentId } });
  const contact = { c_pickupFirstName: firstName, c_pickupLastName: lastName, c_pickupPhone: phone, c_pickupEmail: email };
  await client.updateShipment({ params: pickup, body: contact });
}

async function placeOrder(client: Client, texts: PersonalTexts): Promise<string> {
  const basketId = await fillBasket(client, texts);
  return (await client.placeOrder({ body: { basketId } })).orderNo;
}

async function importCompletedOrder(commerce: TestCommerce, customerId: string, texts: PersonalTexts): Promise<string> {
  const imported = await importOrder(commerce.deps, {
    customerId,
    email: texts.email,
    salesOrigin: 'POS',
    placedAt: '2026-10-02T16:00:00Z',
    status: 'completed',
    currency: 'USD',
    items: [{ productId: 'COAT', quantity: 1, unitPrice: 50 }],
    shippingAddress: address(texts),
    paymentLabel: `Visa of ${texts.lastName}`,
  });
  if (!imported.ok) throw new Error(imported.message);
  return imported.value.orderNo;
}

async function fillAccount({ client, params }: TestCustomer, texts: PersonalTexts): Promise<void> {
  await client.updateCustomer({ params, body: { phoneHome: texts.phone, c_measurements: { adult: { chest: 41.27 } } } });
  await client.createCustomerAddress({ params, body: address(texts) });
  await client.saveCustomerPaymentInstrument({ params, body: cardOf(texts) });
  const { id: listId } = await client.createProductList({ params, body: { type: 'wish_list', name: `Gifts for ${texts.firstName}` } });
  await client.addProductListItem({ params: { ...params, listId }, body: { productId: 'CAP' } });
  await client.updateProductList({ params: { ...params, listId }, body: { public: true, c_ownerName: texts.firstName } });
  await client.updateCommunicationPreferences({
    body: { email: { offers: true, wishlist: true, lowStock: true }, text: { offers: true, phone: texts.phone } },
  });
}

/** Inserts the data that other processes write, or that rate limits allow only a few times. */
async function insertTheRest({ pool }: TestDatabase, customerId: string, texts: PersonalTexts): Promise<void> {
  const { email, firstName } = texts;
  const login = 'SELECT address_key FROM customer_login WHERE customer_group_id = $1';
  await pool.query(`INSERT INTO back_in_stock_request (address_key, sku_id, email, asked_at) VALUES ((${login}), 'CAP', $2, now())`, [
    customerId,
    email,
  ]);
  await pool.query(
    `INSERT INTO customer_session (customer_group_id, family_id, user_agent, signed_in_at, last_used_at, expires_at)
     VALUES ($1, gen_random_uuid(), 'Mozilla/5.0', now(), now(), now() + interval '1 day')`,
    [customerId],
  );
  await insertPasskey(pool, customerId, firstName);
  await pool.query(
    `INSERT INTO deferred_merge (customer_group_id, guest_group_id, guest_customer_id, customer_id, email, created_at)
     VALUES ($1, 'guest', 'guest', $1, $2, now())`,
    [customerId, email],
  );
  await pool.query('INSERT INTO catalog_request (address_key, address, email, requested_at) VALUES ($1, $2, $3, now())', [
    `household of ${customerId}`,
    address(texts),
    email,
  ]);
  await pool.query(
    "INSERT INTO chat_message (id, name, email, message, received_at) VALUES (gen_random_uuid(), $1, $2, 'When does it arrive?', now())",
    [firstName, email],
  );
  await pool.query('INSERT INTO review_vote (review_id, voter, voted_at) VALUES (gen_random_uuid(), $1, now())', [customerId]);
}

async function insertPasskey(pool: TestDatabase['pool'], customerId: string, firstName: string): Promise<void> {
  await pool.query(
    `WITH added AS (
       INSERT INTO passkey (customer_group_id, id, credential_id, user_handle, public_key, counter, transports, is_backup_eligible,
                            is_backed_up, name, user_agent, created_at)
       VALUES ($1, gen_random_uuid(), decode(md5($1), 'hex'), '\\x01', '\\x02', 0, '{internal}', false, false, $2, 'Mozilla/5.0', now())
       RETURNING credential_id, customer_group_id, id)
     INSERT INTO passkey_credential (credential_id, customer_group_id, passkey_id) SELECT * FROM added`,
    [customerId, `Phone of ${firstName}`],
  );
  await pool.query(
    `INSERT INTO passkey_challenge (customer_group_id, challenge, usid, purpose, expires_at)
     VALUES ($1, '\\x03', $1, 'registration', now() + interval '5 minutes')`,
    [customerId],
  );
}

let customers = 0;

/**
 * Creates a customer with data in every table that may hold some. The SKUs COAT and CAP of the style 4117 must exist. The customer has
 * placed an order as a guest, which joins the account when the link in the welcome mail is opened.
 */
export async function createFullCustomer(commerce: TestCommerce, database: TestDatabase, texts: PersonalTexts): Promise<FullCustomer> {
  const index = ++customers;
  const { firstName, lastName, email } = texts;
  const guest = await commerce.guest(`10.78.${index}.1`);
  const guestOrderNo = await placeOrder(guest.client, texts);
  const customer = await createCustomer(commerce, { firstName, lastName, email, isConfirmed: false, address: `10.77.${index}.1` });
  const confirmed = await commerce.request('/api/customer/confirm-email/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...pageHeaders },
    body: JSON.stringify({ token: await createAccountMailbox(commerce).linkTokenFor(email) }),
  });
  if (!confirmed.ok) throw new Error(await confirmed.text());
  const openOrderNo = await placeOrder(customer.client, texts);
  const completedOrderNo = await importCompletedOrder(commerce, customer.customerId, texts);
  await fillBasket(customer.client, texts);
  await fillAccount(customer, texts);
  await guest.client.writeReview({ body: buildReview({ email, writerName: firstName, text: uniqueReviewText(index) }) as never });
  await insertTheRest(database, customer.customerId, texts);
  return { ...customer, texts, openOrderNo, completedOrderNo, guestOrderNo };
}

import { findStockedSkus } from '@outfitter/bench/guest-shopper';
import { reviews } from '@outfitter/commerce';
import { endpoints } from '@outfitter/contract';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import { address } from '../shop/owned-ids.ts';
import type { ShopDatabase } from '../shop/shop-database.ts';
import { pageHeaders, type Shopper, startGuest } from '../shop/shoppers.ts';
import { inBatches, storable } from './content-entries.ts';

const addressWithPhone = { ...address, phone: '7155550100' };

/**
 * Writes a review of each style and replaces its texts in the database, as the form rejects markup: what a review of an import or an
 * earlier release holds is displayed all the same.
 */
export async function publishReviews(
  context: AttackContext,
  { handle }: ShopDatabase,
  styleIds: readonly string[],
  vectors: readonly string[],
): Promise<void> {
  const texts = inBatches(vectors.map(storable), Math.ceil(vectors.length / styleIds.length));
  for (const [index, productId] of styleIds.entries()) {
    const { client } = await startGuest(context);
    const email = `reviewer-${index}@example.com`;
    const text = `Number ${index}: two winters of fence work and the cuffs have not frayed at all.`;
    await client.writeReview({ body: { productId, rating: 5, headline: 'Stands up to wire', text, writerName: 'Dale', email } });
    const [first = '', ...others] = texts[index] ?? [];
    const { rows } = await handle.pool.query<{ id: string }>(
      'UPDATE review SET headline = $2, writer_name = $3, body = $4, reply = $5, replied_at = now() WHERE email = $1 RETURNING id',
      [email, first, others[0] ?? '', others.join('\n\n'), others[1] ?? ''],
    );
    for (const { id } of rows) await reviews.decideReview(handle.db, id, 'approve', { by: 'the attack', now: new Date() });
  }
}

export async function sendMessages(context: AttackContext, vectors: readonly string[]): Promise<void> {
  const headers = pageHeaders(context.shop.siteOrigin);
  const send = async (endpoint: (typeof endpoints)['sendChatMessage'] | (typeof endpoints)['requestCatalog'], body: unknown) =>
    context.connection.send(callRequest(endpoint, { body }, headers));
  for (const [index, batch] of inBatches(vectors.map(storable), 12).entries()) {
    const [name = 'x'] = batch;
    await send(endpoints.sendChatMessage, {
      name: name.slice(0, 100),
      email: `chat-${index}@example.com`,
      message: batch.join('\n').slice(0, 4_000),
    });
    await send(endpoints.requestCatalog, {
      address: { ...addressWithPhone, fullName: name.slice(0, 200), email: `catalog-${index}@example.com` },
    });
  }
}

/** Places orders of a gift card whose message, names and addresses are vectors. Returns how many the shop accepted. */
export async function placeOrders(context: AttackContext, vectors: readonly string[]): Promise<number> {
  const [giftCardSkuId = ''] = await findStockedSkus(context.connection.origin, 1, 'gift-cards');
  let placed = 0;
  for (const vector of vectors.map(storable)) {
    const guest = await startGuest(context);
    placed += Number(await placeOrder(guest, giftCardSkuId, vector));
  }
  if (placed === 0)
    context.report({ subject: 'orders', rule: 'no order with a gift message was accepted, so no mail of one was inspected' });
  return placed;
}

async function placeOrder({ client }: Shopper, giftCardSkuId: string, text: string): Promise<boolean> {
  try {
    const { basketId } = await client.createBasket();
    const params = { basketId };
    const shipment = { ...params, shipmentId: 'me' };
    await client.addBasketItems({ params, body: [{ productId: giftCardSkuId, quantity: 1, c_giftCardMessage: text.slice(0, 250) }] });
    await client.setBasketCustomer({ params, body: { email: 'buyer@example.com' } });
    const named = {
      ...addressWithPhone,
      fullName: text.slice(0, 200),
      address1: text.slice(0, 200),
      address2: text.slice(0, 200),
      city: text.slice(0, 100),
    };
    await client.setShippingAddress({ params: shipment, query: { use_as_billing: 'true' }, body: named });
    await client.setShippingMethod({ params: shipment, body: { id: '02' } });
    const paymentCard = {
      number: '4111111111111111',
      cardType: 'VS',
      holder: text.slice(0, 200),
      expirationMonth: 12,
      expirationYear: 2030,
      securityCode: '123',
    };
    const { orderTotal } = await client.addPaymentInstrument({ params, body: { paymentMethodId: 'CREDIT_CARD', paymentCard } });
    const { status } = await client.placeOrder({ body: { basketId, c_expectedTotal: orderTotal } });
    return status === 'new';
  } catch {
    // The shop may reject the text.
    return false;
  }
}

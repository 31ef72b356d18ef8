import { beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const script = '<script>alert(1)</script> 🎁';

beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: '411710001' });
});

async function fillBasket() {
  const { client } = await commerce.guest();
  const { basketId } = await client.createBasket();
  await client.addBasketItems({ params: { basketId }, body: [{ productId: '411710001' }] });
  const params = { basketId, shipmentId: 'me' };
  const update = async (body: Parameters<typeof client.updateShipment>[0]['body']) =>
    (await client.updateShipment({ params, body })).shipments[0]!;
  const read = async () => (await client.getBasket({ params: { basketId } })).shipments[0]!;
  return { client, basketId, update, read };
}

describe('a basket that is a gift', () => {
  it('keeps its message, through changes of the address and of the items', async () => {
    const { client, basketId, update, read } = await fillBasket();
    expect(await read()).not.toHaveProperty('gift');
    expect(await update({ gift: true, giftMessage: `  ${script}\r\nHappy\u0007 birthday` })).toMatchObject({
      gift: true,
      giftMessage: `${script}\nHappy birthday`,
    });
    await completeCheckout(client, basketId);
    await client.addBasketItems({ params: { basketId }, body: [{ productId: '411710001' }] });
    expect(await read()).toMatchObject({ gift: true, giftMessage: `${script}\nHappy birthday` });
    await update({ c_shipAvailableFirst: true });
    expect((await read()).gift).toBe(true);
  });

  it('loses its message when it is removed, or when it is not a gift anymore', async () => {
    const { update, read } = await fillBasket();
    await update({ gift: true, giftMessage: 'For you' });
    expect(await update({ giftMessage: null })).not.toHaveProperty('giftMessage');
    await update({ giftMessage: 'For you' });
    expect(await update({ gift: false })).not.toHaveProperty('gift');
    await update({ gift: true });
    expect(await read()).not.toHaveProperty('giftMessage');
  });

  it('rejects a message of more than 250 characters, one without a gift, and texts that cannot be stored', async () => {
    const { update, read } = await fillBasket();
    await expect(update({ giftMessage: 'For you' })).rejects.toMatchObject({ status: 400, type: 'ValidationException' });
    await expect(update({ gift: true, giftMessage: 'x'.repeat(251) })).rejects.toMatchObject({ status: 400 });
    await expect(update({ gift: true, giftMessage: 'a\u0000b' })).rejects.toMatchObject({ status: 400 });
    await expect(update({})).rejects.toMatchObject({ status: 400 });
    expect(await read()).not.toHaveProperty('gift');
    expect((await update({ gift: true, giftMessage: 'x'.repeat(250) })).giftMessage).toHaveLength(250);
  });

  it('becomes an order that is a gift, for its owner and for tracking', async () => {
    const { client, basketId, update } = await fillBasket();
    await update({ gift: true, giftMessage: script });
    await completeCheckout(client, basketId);
    const order = await client.placeOrder({ body: { basketId } });
    expect(order.shipments[0]).toMatchObject({ gift: true, giftMessage: script });
    expect((await client.getOrder({ params: { orderNo: order.orderNo } })).shipments[0]).toMatchObject({ gift: true, giftMessage: script });
    const tracked = await commerce.clientWith().getOrderDetail({ query: { orderNo: order.orderNo, email: 'dale@example.com' } });
    expect(tracked.shipments[0]).toMatchObject({ gift: true, giftMessage: script });
  });
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop, setOnHand, setPrice } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(() => insertShop(database.pool));
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

async function rows(query: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(query, values)).rows;
}
const reservedOf = async (skuId: string) => (await rows('SELECT reserved FROM stock WHERE sku_id = $1', skuId))[0]?.reserved;

describe('placing an order', () => {
  it('ORDER-003 API-026 copies everything from the basket into the order', async () => {
    await addSku(database.pool, { id: 'PLAIN', usd: 6_000 });
    const buyer = await buildCheckout(commerce, { skuId: 'PLAIN', quantity: 2, coupon: 'WELCOME15' });
    const basket = await buyer.basket();
    expect(basket._flash).toEqual([]);
    const order = await buyer.place(basket.orderTotal);
    expect(order).toMatchObject({
      status: 'new',
      orderTotal: basket.orderTotal,
      taxTotal: basket.taxTotal,
      _flash: [],
      c_orderType: 'shipping',
    });
    expect(order.orderNo).toMatch(/^[0-9A-Z]{10}$/);
    expect(order.c_paymentSummary).toEqual([{ label: 'Visa ending in 1111', amount: basket.orderTotal }]);
    expect(await reservedOf('PLAIN')).toBe(2);
    expect(await rows('SELECT email FROM customer_order WHERE id = $1', order.orderId)).toEqual([{ email: 'dale@example.com' }]);
    await setPrice(database.pool, 'PLAIN', 'usd', 1);
    expect(await buyer.client.getOrder({ params: { orderNo: order.orderNo } })).toEqual(order);
  });

  it('ORDER-001 returns the fields that order history and confirmation show', async () => {
    await addSku(database.pool, { id: 'FIELDS', usd: 6_000 });
    const order = await (await buildCheckout(commerce, { skuId: 'FIELDS' })).place();
    expect(order).toMatchObject({ orderId: expect.any(String), orderNumber: order.orderNo, c_salesOrigin: 'Internet' });
    expect(order.shipments).toHaveLength(1);
    expect(order.paymentInstruments).toHaveLength(1);
    expect(order.productItems[0]).toMatchObject({
      productId: 'FIELDS',
      c_variantId: 'FIELDS',
      productName: 'Fencepost Chore Coat',
      c_images: expect.any(String),
      c_productColor: 'Duck Brown',
      c_productSize: 'Large',
      c_pageUrl: '/fencepost-chore-coat-4117.html',
    });
  });

  it('ORDER-005 closes the basket: the next one is empty', async () => {
    await addSku(database.pool, { id: 'FRESH' });
    const buyer = await buildCheckout(commerce, { skuId: 'FRESH' });
    await buyer.place();
    await expect(buyer.basket()).rejects.toMatchObject({ status: 404, type: 'BasketNotFoundException' });
    expect((await buyer.client.createBasket()).productItems).toEqual([]);
  });

  it('charges nothing for a free order', async () => {
    await addSku(database.pool, { id: 'FREE', usd: 6_000 });
    const buyer = await buildCheckout(commerce, { skuId: 'FREE', coupon: 'ALL-FREE' });
    await buyer.client.addCoupon({ params: { basketId: buyer.basketId }, body: { code: 'FREESHIP50' } });
    const order = await buyer.place(0);
    expect(order).toMatchObject({ status: 'new', orderTotal: 0 });
    expect(await rows('SELECT 1 FROM sandbox_payment WHERE key LIKE $1', `${order.orderId}%`)).toEqual([]);
    expect(await reservedOf('FREE')).toBe(1);
  });

  it('returns the same order when repeated', async () => {
    await addSku(database.pool, { id: 'TWICE' });
    const buyer = await buildCheckout(commerce, { skuId: 'TWICE' });
    const order = await buyer.place();
    expect(await buyer.place()).toEqual(order);
    expect(await rows('SELECT 1 FROM customer_order WHERE basket_id = $1', buyer.basketId)).toHaveLength(1);
  });

  it('takes another number if the first one is taken', async () => {
    await addSku(database.pool, { id: 'NUMBER', onHand: 5 });
    const buyer = await buildCheckout(commerce, { skuId: 'NUMBER', quantity: 2 });
    // The trigger skips the first number, as a conflict would.
    await database.pool.query(`
      CREATE SEQUENCE number_attempts;
      CREATE FUNCTION skip_first() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RETURN CASE WHEN nextval('number_attempts') = 1 THEN NULL ELSE NEW END; END $$;
      CREATE TRIGGER skip_first BEFORE INSERT ON order_lookup FOR EACH ROW EXECUTE FUNCTION skip_first()`);
    const order = await buyer.place().finally(() => database.pool.query('DROP FUNCTION skip_first CASCADE'));
    const attempts = await rows(`SELECT nextval('number_attempts') AS next`);
    expect(attempts).toEqual([{ next: 3 }]);
    expect(order.status).toBe('new');
    expect(await rows('SELECT order_no FROM customer_order WHERE basket_id = $1', buyer.basketId)).toEqual([{ order_no: order.orderNo }]);
    expect(await reservedOf('NUMBER')).toBe(2);
  });

  it('shows the order to its owner only', async () => {
    await addSku(database.pool, { id: 'OWNED' });
    const order = await (await buildCheckout(commerce, { skuId: 'OWNED' })).place();
    const otherGuest = await commerce.guest();
    const params = { orderNo: order.orderNo };
    await expect(otherGuest.client.getOrder({ params })).rejects.toMatchObject({ status: 404, type: 'OrderNotFoundException' });
    await expect(otherGuest.client.returnFromPayment({ body: params })).rejects.toMatchObject({ status: 404 });
    await expect(otherGuest.client.getOrder({ params: { orderNo: "' OR 1=1" } })).rejects.toMatchObject({ status: 404 });
  });

  it('emits the event in the same transaction', async () => {
    await addSku(database.pool, { id: 'EVENT' });
    const order = await (await buildCheckout(commerce, { skuId: 'EVENT' })).place();
    const [event] = await rows(
      `SELECT payload FROM outbox_event WHERE kind = 'order-placed' AND payload ->> 'orderNo' = $1`,
      order.orderNo,
    );
    expect(event?.payload).toMatchObject({ orderId: order.orderId });
  });
});

describe('a basket that differs from what the shopper saw', () => {
  it('is returned with changed prices, and placed when the shopper agrees', async () => {
    await addSku(database.pool, { id: 'DEARER', usd: 4_000 });
    const buyer = await buildCheckout(commerce, { skuId: 'DEARER' });
    const displayedTotal = (await buyer.basket()).orderTotal;
    await setPrice(database.pool, 'DEARER', 'usd', 5_000);
    const error = await buyer.place(displayedTotal).catch((error) => error);
    expect(error).toMatchObject({ status: 409, type: 'BasketTotalChangedException' });
    const { orderTotal } = error.arguments.basket;
    expect(orderTotal).toBeGreaterThan(displayedTotal);
    expect(await reservedOf('DEARER')).toBe(0);
    expect((await buyer.place(orderTotal)).status).toBe('new');
  });

  it('is rejected without an expected total only if it costs more than shown last', async () => {
    await addSku(database.pool, { id: 'MOVING', usd: 4_000 });
    const buyer = await buildCheckout(commerce, { skuId: 'MOVING' });
    await setPrice(database.pool, 'MOVING', 'usd', 4_500);
    await expect(buyer.place()).rejects.toMatchObject({ type: 'BasketTotalChangedException' });
    await setPrice(database.pool, 'MOVING', 'usd', 4_400);
    expect((await buyer.place()).status).toBe('new');
  });

  it('is not placed for an expected total with three decimals', async () => {
    await addSku(database.pool, { id: 'DECIMALS' });
    const buyer = await buildCheckout(commerce, { skuId: 'DECIMALS' });
    const { orderTotal } = await buyer.basket();
    await expect(buyer.place(orderTotal + 0.001)).rejects.toMatchObject({
      status: 400,
      type: 'ValidationException',
      arguments: { path: '$.c_expectedTotal', in: 'body' },
    });
    expect(await reservedOf('DECIMALS')).toBe(0);
  });

  it('names SKUs that sold out in the meantime, with the remaining units', async () => {
    await addSku(database.pool, { id: 'GONE', onHand: 5 });
    const buyer = await buildCheckout(commerce, { skuId: 'GONE', quantity: 3 });
    await setOnHand(database.pool, 'GONE', 2);
    const error = await buyer.place().catch((error) => error);
    expect(error).toMatchObject({ status: 400, type: 'ProductItemNotAvailableException' });
    expect(error.arguments).toMatchObject({ productId: 'GONE', requested: 3, available: 2, path: '$.productItems[0].quantity' });
  });

  it('is rejected while something is missing, which is named', async () => {
    await addSku(database.pool, { id: 'LACKING' });
    const { client } = await commerce.guest();
    const { basketId } = await client.createBasket();
    await client.addBasketItems({ params: { basketId }, body: [{ productId: 'LACKING' }] });
    const error = await client.placeOrder({ body: { basketId } }).catch((error) => error);
    expect(error).toMatchObject({ status: 409, type: 'BasketNotReadyException' });
    expect(error.arguments.flashes.map((flash: { type: string }) => flash.type)).toEqual([
      'CustomerEmailRequired',
      'ShippingAddressRequired',
      'BillingAddressRequired',
      'PaymentMethodRequired',
    ]);
  });

  it('is not found if it belongs to another shopper or does not exist', async () => {
    await addSku(database.pool, { id: 'THEIRS' });
    const buyer = await buildCheckout(commerce, { skuId: 'THEIRS' });
    const otherGuest = await commerce.guest();
    await expect(otherGuest.client.placeOrder({ body: { basketId: buyer.basketId } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a declined payment', () => {
  it('ORDER-004 ORDER-006 returns the failed order with its flash; the basket is open again without payment instruments', async () => {
    await addSku(database.pool, { id: 'DECLINED', onHand: 1 });
    const buyer = await buildCheckout(commerce, { skuId: 'DECLINED', card: cards.declined });
    const order = await buyer.place();
    expect(order).toMatchObject({ status: 'failed' });
    expect(order._flash).toEqual([
      {
        type: 'PaymentAuthorizationFailed',
        message: 'Your bank said no to this card. Nothing was charged and your details are still here.',
        path: '$.paymentInstruments[0]',
        details: { reason: 'declined' },
      },
    ]);
    const basket = await buyer.basket();
    expect(basket.paymentInstruments).toEqual([]);
    expect(basket.productItems).toHaveLength(1);
    expect(await reservedOf('DECLINED')).toBe(0);
    await buyer.payWith(cards.approved);
    expect((await buyer.place()).status).toBe('new');
  });

  it.each([
    [cards.insufficient, 'insufficient_funds'],
    [cards.processorError, 'processor_error'],
  ])('names its reason: %s is %s', async (card, reason) => {
    await addSku(database.pool, { id: `WHY${reason.length}` });
    const order = await (await buildCheckout(commerce, { skuId: `WHY${reason.length}`, card })).place();
    expect(order).toMatchObject({ status: 'failed', _flash: [{ details: { reason } }] });
  });

  it('is not assumed after a lost response: there is exactly one charge and one order', async () => {
    await addSku(database.pool, { id: 'LOST' });
    const buyer = await buildCheckout(commerce, { skuId: 'LOST', card: cards.responseLost });
    const order = await buyer.place();
    expect(order.status).toBe('new');
    const charges = await rows(`SELECT 1 FROM sandbox_payment WHERE key LIKE $1 AND state = 'authorised'`, `${order.orderId}%`);
    expect(charges).toHaveLength(1);
  });
});

import { type Basket, basket, type Endpoint, endpoints } from '@outfitter/contract';
import { beforeAll, expect, it } from 'vitest';
import { cardBody } from '../../testing/checkout-builder.ts';
import { createGuestBasket, type GuestBasket } from '../../testing/guest-basket.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP']) await addSku(database.pool, { id, usd: 6_000 });
  await database.pool.query(`UPDATE style SET translations = '{"fr-FR": {"name": "Manteau"}}'`);
  await addStores(commerce, { id: '003' });
});

const query = { locale: 'fr-FR' };
type Call = (guest: GuestBasket, before: Basket) => Promise<Basket>;

/** Calls in the order of a checkout: the payment is added before it is removed. */
const calls: Record<string, Call> = {
  createBasket: ({ client }) => client.createBasket({ query }),
  getBasket: ({ client, params }) => client.getBasket({ params, query }),
  updateBasket: ({ client, params }) => client.updateBasket({ params, query, body: { c_pickupStoreID: '003' } }),
  addBasketItems: ({ client, params }) => client.addBasketItems({ params, query, body: [{ productId: 'CAP' }] }),
  updateBasketItem: ({ client, params }, { productItems }) =>
    client.updateBasketItem({ params: { ...params, itemId: productItems[0]?.itemId ?? '' }, query, body: { quantity: 3 } }),
  removeBasketItem: ({ client, params }, { productItems }) =>
    client.removeBasketItem({ params: { ...params, itemId: productItems[1]?.itemId ?? '' }, query }),
  moveBasketItems: ({ client, params }) =>
    client.moveBasketItems({ params, query, body: { from: 'ship-to-home', to: 'ship-to-store', storeId: '003' } }),
  setBasketCustomer: ({ client, params }) => client.setBasketCustomer({ params, query, body: { email: 'dale@example.com' } }),
  addCoupon: ({ client, params }) => client.addCoupon({ params, query, body: { code: 'WELCOME15' } }),
  removeCoupon: ({ client, params }, { couponItems }) =>
    client.removeCoupon({ params: { ...params, couponItemId: couponItems[0]?.couponItemId ?? '' }, query }),
  setShippingAddress: ({ client, home }) => client.setShippingAddress({ params: home, query, body: testAddress }),
  setShippingMethod: ({ client, home }) => client.setShippingMethod({ params: home, query, body: { id: '02' } }),
  createShipment: ({ client, params }) => client.createShipment({ params, query, body: { shipmentId: 'ship-to-store' } }),
  updateShipment: ({ client, home }) => client.updateShipment({ params: home, query, body: { gift: true } }),
  setBillingAddress: ({ client, params }) => client.setBillingAddress({ params, query, body: testAddress }),
  addPaymentInstrument: ({ client, params }) => client.addPaymentInstrument({ params, query, body: cardBody('4111111111111111') }),
  removePaymentInstrument: ({ client, params }, { paymentInstruments }) =>
    client.removePaymentInstrument({ params: { ...params, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }, query }),
};

const namesIn = ({ productItems }: Pick<Basket, 'productItems'>) => new Set(productItems.map(({ productName }) => productName));

it('I18N-001 names the products of every basket in the language of the call that returns it', async () => {
  const returningBasket = Object.values<Endpoint>(endpoints).filter(({ response }) => response === basket);
  expect(Object.keys(calls).sort()).toEqual(returningBasket.map(({ name }) => name).sort());
  const guest = await createGuestBasket(commerce);
  const { client, params, customerId } = guest;
  let before = await client.addBasketItems({ params, query, body: [{ productId: 'COAT' }] });
  for (const [name, call] of Object.entries(calls)) {
    before = await call(guest, before);
    expect({ name, names: namesIn(before) }).toEqual({ name, names: new Set(['Manteau']) });
  }
  const { baskets } = await client.getCustomerBaskets({ params: { customerId }, query });
  const { basket: checked } = await client.checkBasketAvailability({ params, query });
  expect([...baskets, checked].map(namesIn)).toEqual([new Set(['Manteau']), new Set(['Manteau'])]);
});

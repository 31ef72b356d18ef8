import { describe, expect, it } from 'vitest';
import { callWithoutKey } from '../platform/http/idempotency/idempotent-call.ts';
import { createGuestBasket } from '../testing/guest-basket.ts';
import { testAddress } from '../testing/test-address.ts';
import { createBasket } from './create-basket.ts';
import { useBasketShop } from './testing/basket-shop.ts';

const { database, commerce } = useBasketShop();

describe('a basket', () => {
  it('BASKET-003 API-004 is created once per guest', async () => {
    const { client, params, customerId } = await createGuestBasket(commerce);
    const again = await client.createBasket();
    expect(again).toMatchObject({ basketId: params.basketId, currency: 'USD', orderTotal: 0, customerInfo: { customerId } });
    const list = await client.getCustomerBaskets({ params: { customerId } });
    expect(list).toMatchObject({ count: 1, total: 1, baskets: [{ basketId: params.basketId }] });
  });

  it('API-056 of another guest is not found', async () => {
    const owner = await createGuestBasket(commerce);
    const { client } = await commerce.guest();
    await expect(client.getCustomerBaskets({ params: { customerId: owner.customerId } })).rejects.toMatchObject({ status: 404 });
    const { params } = owner;
    for (const call of [
      () => client.getBasket({ params }),
      () => client.addBasketItems({ params, body: [{ productId: 'COAT' }] }),
      () => client.deleteBasket({ params }),
      () => client.getPaymentMethods({ params }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404, type: 'BasketNotFoundException' });
    }
    await expect(client.getBasket({ params: { basketId: 'no-uuid' } })).rejects.toMatchObject({ status: 404 });
  });

  it('ERROR-008 is neither created nor listed without a customer id', async () => {
    const { client, customerId } = await createGuestBasket(commerce);
    const invalid = { status: 400, type: 'InvalidCustomerException', message: 'The customer is invalid' };
    await expect(client.getCustomerBaskets({ params: { customerId: ' ' } })).rejects.toMatchObject(invalid);
    const principal = { customerGroupId: customerId, customerId: '', usid: 'u', isRegistered: false, clientId: 'outfitter-web' };
    const call = { principal, locale: undefined, idempotentCall: callWithoutKey };
    expect(await createBasket(commerce.deps, call)).toMatchObject({ ok: false, error: invalid.type, message: invalid.message });
  });

  it('API-007 is deleted with its content', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.deleteBasket({ params });
    await expect(client.getBasket({ params })).rejects.toMatchObject({ status: 404 });
    expect((await client.createBasket()).basketId).not.toBe(params.basketId);
  });

  it('BASKET-004 requires a token', async () => {
    await expect(commerce.clientWith().createBasket()).rejects.toMatchObject({ status: 401 });
  });

  it('I18N-001 localizes its lines for the call, with the default for missing translations', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const plain = await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    await database.pool.query(
      `UPDATE style SET translations = '{"fr-FR": {"name": "Manteau"}}' WHERE id = (SELECT style_id FROM sku WHERE id = 'COAT')`,
    );
    const names = (basket: typeof plain) => basket.productItems.map((item) => item.productName);
    expect(names(await client.getBasket({ params, query: { locale: 'fr-FR' } }))).toEqual(['Manteau']);
    for (const query of [{}, { locale: 'it-IT' }, { locale: 'x'.repeat(10) }]) {
      expect(names(await client.getBasket({ params, query }))).toEqual(names(plain));
    }
  });

  it('I18N-001 localizes its shipping methods and discounts for the call', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 2 }] });
    await client.addCoupon({ params, body: { code: 'WELCOME15' } });
    const home = { ...params, shipmentId: 'me' };
    await client.setShippingAddress({ params: home, body: testAddress });
    await client.setShippingMethod({ params: home, body: { id: '02' } });
    await database.pool.query(
      `WITH method AS (UPDATE shipping_method SET carrier = 'Test Parcel',
         translations = '{"fr-FR": {"name": "Par la route", "description": "En camion", "carrier": "Colis Test"}}' WHERE id = '02')
       UPDATE promotion SET translations = '{"fr-FR": {"callout": "15 $ de moins"}}' WHERE id = 'order-15-off-50'`,
    );
    const plain = await client.getBasket({ params });
    const french = await client.getBasket({ params, query: { locale: 'fr-FR' } });
    const ground = (basket: typeof plain) => basket.applicableShippingMethods.find(({ id }) => id === '02');
    expect(ground(french)).toEqual({ ...ground(plain), name: 'Par la route', description: 'En camion', c_carrier: 'Colis Test' });
    expect(ground(plain)?.c_carrier).toBe('Test Parcel');
    expect(ground(plain)?.name).not.toBe('Par la route');
    expect(french.shipments[0]?.shippingMethod).toEqual(ground(french));
    expect(french.orderPriceAdjustments.map(({ itemText }) => itemText)).toEqual(['15 $ de moins']);
    const { applicableShippingMethods } = await client.getShippingMethods({ params: home, query: { locale: 'fr-FR' } });
    expect(applicableShippingMethods).toEqual(french.applicableShippingMethods);
  });

  it('API-006 is repriced in another currency, which is rejected if a SKU has no price in it', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 2 }] });
    expect(await client.updateBasket({ params, body: { currency: 'CAD' } })).toMatchObject({ currency: 'CAD', productSubTotal: 160 });
    await client.updateBasket({ params, body: { currency: 'USD' } });
    await client.addBasketItems({ params, body: [{ productId: 'RARE' }] });
    await expect(client.updateBasket({ params, body: { currency: 'CAD' } })).rejects.toMatchObject({
      type: 'InvalidCurrencyException',
      arguments: { productIds: ['RARE'] },
    });
    await expect(client.updateBasket({ params, body: { currency: 'EUR' } })).rejects.toMatchObject({ type: 'InvalidCurrencyException' });
  });
});

describe('the pickup store of a basket', () => {
  it('API-006 is set and removed, beside the currency', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const chosen = await client.updateBasket({ params, body: { c_pickupStoreID: '003', currency: 'CAD' } });
    expect(chosen).toMatchObject({ basketId: params.basketId, c_pickupStoreID: '003', currency: 'CAD' });
    expect(await client.updateBasket({ params, body: { currency: 'USD' } })).toMatchObject({ c_pickupStoreID: '003', currency: 'USD' });
    expect(await client.updateBasket({ params, body: { c_pickupStoreID: null } })).not.toHaveProperty('c_pickupStoreID');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { cardBody, cards } from '../testing/checkout-builder.ts';
import { createGuestBasket } from '../testing/guest-basket.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testAddress } from '../testing/test-address.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, taxClass: 'clothing' });
  await addSku(database.pool, { id: 'CAP', usd: 2_000, cad: 3_000 });
});
const withItems = (...productIds: string[]) => createGuestBasket(commerce, ...productIds.map((productId) => ({ productId })));
const flashTypes = (basket: { _flash: { type: string }[] }) => basket._flash.map((flash) => flash.type);

describe('the flashes of a basket', () => {
  it('BASKET-001 ERROR-041 API-005 API-014 API-022 get fewer with every step of the checkout', async () => {
    const { client, params, home } = await createGuestBasket(commerce);
    const empty = await client.getBasket({ params });
    expect(empty._flash[0]).toMatchObject({ type: 'ProductItemsRequired', message: 'No items in the basket.' });
    await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    const withEmail = await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
    expect(flashTypes(withEmail)).toEqual(['ShippingAddressRequired', 'BillingAddressRequired', 'PaymentMethodRequired']);
    const withAddress = await client.setShippingAddress({ params: home, query: { use_as_billing: 'true' }, body: testAddress });
    expect(flashTypes(withAddress)).toEqual(['ShippingMethodRequired', 'PaymentMethodRequired']);
    expect(withAddress.billingAddress).toMatchObject({ firstName: 'Dale', lastName: 'Ostergaard', c_addressType: '1' });
    expect(withAddress.c_isEstimate).toBe(true);
    const withMethod = await client.setShippingMethod({ params: home, body: { id: '02' } });
    expect(flashTypes(withMethod)).toEqual(['PaymentMethodRequired']);
    const withCard = await client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
    expect(withCard).toMatchObject({ _flash: [], c_isEstimate: false });
    const withoutCard = await client.removePaymentInstrument({
      params: { ...params, paymentInstrumentId: withCard.paymentInstruments[0]!.paymentInstrumentId },
    });
    expect(flashTypes(withoutCard)).toEqual(['PaymentMethodRequired']);
  });
});

describe('the address of a basket', () => {
  it('API-018 allows an estimate while partial, and lists missing parts', async () => {
    const { client, home } = await withItems('COAT');
    const basket = await client.setShippingAddress({ params: home, body: { stateCode: 'WI', postalCode: '54801' } });
    expect(basket).toMatchObject({ taxTotal: 3.45, shippingTotal: 8.95, orderTotal: 72.4, c_isEstimate: true });
    expect(basket._flash.find((flash) => flash.type === 'ShippingAddressRequired')?.details?.missing).toEqual(
      ['firstName', 'lastName', 'address1', 'city'].map((part) => `$.shipments[0].shippingAddress.${part}`),
    );
  });

  it('is rejected with the path of the invalid field, and nothing is stored', async () => {
    const { client, home, params } = await withItems('COAT');
    await expect(client.setShippingAddress({ params: home, body: { ...testAddress, postalCode: '1' } })).rejects.toMatchObject({
      status: 400,
      type: 'ValidationException',
      arguments: { path: '$.postalCode' },
    });
    await expect(client.setBillingAddress({ params, body: { ...testAddress, stateCode: 'ZZ' } })).rejects.toMatchObject({
      arguments: { path: '$.stateCode' },
    });
    expect((await client.getBasket({ params })).shipments[0]).not.toHaveProperty('shippingAddress');
  });

  it('API-017 is removed by nulls; one request may set both addresses', async () => {
    const { client, home, params } = await withItems('COAT');
    const withAddresses = await client.setBillingAddress({ params, query: { use_as_shipping: 'true' }, body: testAddress });
    expect(withAddresses.shipments[0]?.shippingAddress?.city).toBe('Spooner');
    const withoutAddress = await client.setShippingAddress({ params: home, body: { city: null, stateCode: null } });
    expect(withoutAddress.shipments[0]).not.toHaveProperty('shippingAddress');
    expect(withoutAddress.billingAddress?.city).toBe('Spooner');
    await expect(client.setShippingAddress({ params: { ...home, shipmentId: 'you' }, body: testAddress })).rejects.toMatchObject({
      type: 'ShipmentNotFoundException',
    });
  });

  it('CHECKOUT-018 at a PO box allows only postal shipping methods', async () => {
    const { client, home, params } = await withItems('COAT');
    await client.setShippingAddress({ params: home, body: { ...testAddress, address1: 'P.O. Box 17' } });
    const { applicableShippingMethods } = await client.getShippingMethods({ params: home });
    expect(applicableShippingMethods.map((method) => method.id)).toEqual(['02']);
    await expect(client.setShippingMethod({ params: home, body: { id: '03' } })).rejects.toMatchObject({
      status: 400,
      type: 'InvalidShippingMethodIdException',
    });
    expect((await client.getBasket({ params })).shipments[0]).not.toHaveProperty('shippingMethod');
  });
});

describe('the shipping of a basket', () => {
  it('API-016 CHECKOUT-020 lists the methods of a country with price and dates; API-020 one is chosen', async () => {
    const { client, home } = await withItems('COAT');
    const domestic = await client.getShippingMethods({ params: home });
    expect(domestic).toMatchObject({
      defaultShippingMethodId: '02',
      applicableShippingMethods: [
        {
          id: '02',
          name: 'Ground',
          price: 8.95,
          c_arrivesFrom: '2026-11-27',
          c_arrivesTo: '2026-12-01',
          c_orderBefore: '2026-11-23T20:00:00.000Z',
        },
        { id: '03', price: 29.95, c_arrivesFrom: '2026-11-24' },
      ],
    });
    const canadian = await client.getShippingMethods({ params: home, query: { countryCode: 'CA' } });
    expect(canadian.applicableShippingMethods.map((method) => method.id)).toEqual(['24']);
    const chosen = await client.setShippingMethod({ params: home, body: { id: '03', c_promiseDate: '2026-11-24' } });
    expect(chosen.shipments[0]).toMatchObject({ shippingMethod: { id: '03' }, shippingTotal: 29.95, c_promiseDate: '2026-11-24' });
  });

  it('API-016 has methods that only the shopper’s own client caches, for the configured time', async () => {
    const { accessToken, home } = await withItems('COAT');
    const path = `/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${home.basketId}/shipments/me/shipping_methods`;
    const response = await commerce.request(path, { headers: { authorization: `Bearer ${accessToken}` } });
    expect([response.status, response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
      200,
      `private, max-age=${commerce.deps.settings.sharedMaxAgeSeconds}`,
      'Authorization',
    ]);
    const other = path.replace('/me/', '/you/');
    const unknown = await commerce.request(other, { headers: { authorization: `Bearer ${accessToken}` } });
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('lists the methods and dates of Canada for a basket in its dollars, until an address names another country', async () => {
    const { client, params, home } = await withItems('CAP');
    const basket = await client.updateBasket({ params, body: { currency: 'CAD' } });
    expect(basket.applicableShippingMethods).toMatchObject([{ id: '24', price: 14.95, c_arrivesFrom: expect.any(String) }]);
    expect((await client.setShippingMethod({ params: home, body: { id: '24' } })).shippingTotal).toBe(14.95);
    const american = await client.setShippingAddress({ params: home, body: testAddress });
    expect(american.applicableShippingMethods).toMatchObject([{ id: '02', price: 12.95 }]);
  });

  it('is rejected for an address that no method reaches', async () => {
    const { client, home } = await withItems('COAT');
    const military = { ...testAddress, countryCode: 'AP', city: 'APO', stateCode: undefined, postalCode: '96201' } as const;
    const basket = await client.setShippingAddress({ params: home, body: military });
    expect(basket.applicableShippingMethods).toEqual([]);
    expect(basket._flash).toContainEqual({
      type: 'InvalidShippingAddress',
      message: 'We don’t ship to this address.',
      path: '$.shipments[0].shippingAddress',
    });
  });

  it('needs a new choice when the method no longer reaches the address', async () => {
    const { client, home } = await withItems('COAT');
    await client.setShippingMethod({ params: home, body: { id: '03' } });
    const canadian = { ...testAddress, countryCode: 'CA', stateCode: 'AB', postalCode: 'T2P 1J9' } as const;
    const basket = await client.setShippingAddress({ params: home, body: canadian });
    expect(basket).toMatchObject({ shippingTotal: 12.95, defaultShippingMethodId: '24' });
    expect(flashTypes(basket)).toContain('ShippingMethodRequired');
  });
});

describe('the promo codes of a basket', () => {
  it('API-023 API-024 PROMO-003 discount the lines proportionally, and can be removed', async () => {
    const { client, params } = await withItems('COAT', 'CAP');
    const basket = await client.addCoupon({ params, body: { code: ' welcome15 ' } });
    expect(basket.couponItems).toMatchObject([{ code: 'WELCOME15', statusCode: 'applied', valid: true }]);
    expect(basket.orderPriceAdjustments).toMatchObject([{ promotionId: 'order-15-off-50', couponCode: 'WELCOME15', price: -15 }]);
    expect(basket.productItems.map((item) => item.priceAfterOrderDiscount)).toEqual([48.75, 16.25]);
    expect(basket).toMatchObject({ productSubTotal: 80, productTotal: 65 });
    const { couponItemId } = basket.couponItems[0]!;
    const without = await client.removeCoupon({ params: { ...params, couponItemId } });
    expect(without).toMatchObject({ couponItems: [], productTotal: 80 });
    await expect(client.removeCoupon({ params: { ...params, couponItemId } })).rejects.toMatchObject({
      type: 'CouponItemNotFoundException',
    });
  });

  it('PROMO-001 are rejected if unknown or empty; a known one stays with its status', async () => {
    const { client, params } = await withItems('CAP');
    await expect(client.addCoupon({ params, body: { code: 'NOPE' } })).rejects.toMatchObject({
      status: 400,
      type: 'InvalidCouponCodeException',
    });
    await expect(client.addCoupon({ params, body: { code: '  ' } })).rejects.toMatchObject({
      message: 'Invalid promo code: code cannot be empty',
    });
    await client.addCoupon({ params, body: { code: 'EXPIRED' } });
    await client.addCoupon({ params, body: { code: 'WELCOME15' } });
    const basket = await client.addCoupon({ params, body: { code: 'WELCOME15' } });
    expect(basket.couponItems.map((coupon) => coupon.statusCode)).toEqual(['coupon_expired', 'no_applicable_promotion']);
    expect(basket.c_approachingDiscounts).toContainEqual({
      type: 'order',
      promotionId: 'order-15-off-50',
      conditionThreshold: 50,
      distance: 30,
    });
  });

  it('PROMO-010 waive the least expensive shipping, whose option is free, and no faster one', async () => {
    const { client, params } = await withItems('COAT');
    const basket = await client.addCoupon({ params, body: { code: 'FREESHIP50' } });
    expect(basket).toMatchObject({ shippingTotal: 0, shippingPromotions: [{ promotionId: 'free-shipping-50' }] });
    expect(basket.shippingAdjustments).toMatchObject([{ price: -8.95 }]);
    const prices = ({ applicableShippingMethods }: Pick<typeof basket, 'applicableShippingMethods'>) =>
      applicableShippingMethods.map(({ id, price }) => [id, price]);
    expect(prices(basket)).toEqual([
      ['02', 0],
      ['03', 29.95],
    ]);
    const shipment = { ...params, shipmentId: 'me' };
    const overnight = await client.setShippingMethod({ params: shipment, body: { id: '03' } });
    expect(overnight).toMatchObject({ shippingTotal: 29.95, couponItems: [{ statusCode: 'applied' }] });
    expect(prices(overnight)).toEqual(prices(basket));
    expect(prices(await client.getShippingMethods({ params: shipment }))).toEqual(prices(basket));
  });

  it('are rate limited', async () => {
    const { client, params } = await withItems('CAP');
    const attempts = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) => client.addCoupon({ params, body: { code: `GUESS${index}` } })),
    );
    const types = attempts.map((result) => (result.status === 'rejected' ? result.reason.type : 'none'));
    expect(types).toContain('TooManyRequestsException');
  });

  it('count one attempt, however often a call is repeated with its Idempotency-Key', async () => {
    const { client, params, usid } = await withItems('CAP');
    const attempt = { params, body: { code: 'WELCOME15' }, idempotencyKey: 'coupon-1' };
    const first = await client.addCoupon(attempt);
    for (let repeat = 0; repeat < 3; repeat++) expect(await client.addCoupon(attempt)).toEqual(first);
    const { rows } = await database.pool.query(`SELECT tokens FROM rate_limit WHERE name = 'coupon' AND principal = $1`, [usid]);
    expect(rows).toEqual([{ tokens: 19 }]);
  });
});

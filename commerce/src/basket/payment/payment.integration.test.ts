import { beforeAll, describe, expect, it } from 'vitest';
import { cardBody, cards } from '../../testing/checkout-builder.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, taxClass: 'clothing' });
  await addSku(database.pool, { id: 'CAP', usd: 2_000, cad: 3_000 });
});
const withItems = (...productIds: string[]) => createGuestBasket(commerce, ...productIds.map((productId) => ({ productId })));
const flashTypes = (basket: { _flash: { type: string }[] }) => basket._flash.map((flash) => flash.type);

describe('the payment of a basket', () => {
  it('API-012 PAY-011 stores a masked card, and replaces the previous one', async () => {
    const { client, params } = await withItems('COAT');
    await client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
    const basket = await client.addPaymentInstrument({ params, body: cardBody('5555 5555 5555 4444') });
    expect(basket.paymentInstruments).toMatchObject([
      {
        paymentMethodId: 'CREDIT_CARD',
        amount: basket.orderTotal,
        paymentCard: { maskedNumber: '************4444', numberLastDigits: '4444', cardType: 'MC', holder: 'Dale Ostergaard' },
      },
    ]);
  });

  it('API-012 takes an amount and an external reference; a card of the whole amount pays the order, however it changes', async () => {
    const { client, params } = await withItems('COAT');
    const { orderTotal } = await client.getBasket({ params });
    const basket = await client.addPaymentInstrument({
      params,
      query: { save: 'false' },
      body: { ...cardBody(cards.approved), amount: orderTotal, c_externalReferenceCode: 'terminal-7' },
    });
    expect(basket.basketId).toBe(params.basketId);
    const referenced = { paymentMethodId: 'CREDIT_CARD', c_externalReferenceCode: 'terminal-7' };
    expect(basket.paymentInstruments).toMatchObject([{ ...referenced, amount: basket.orderTotal }]);
    const larger = await client.addBasketItems({ params, body: [{ productId: 'CAP' }] });
    expect(larger.orderTotal).toBeGreaterThan(orderTotal);
    expect(larger.paymentInstruments).toMatchObject([{ ...referenced, amount: larger.orderTotal }]);
    expect(flashTypes(larger)).not.toContain('PaymentMethodRequired');
    await expect(client.addPaymentInstrument({ params, body: { ...cardBody(cards.approved), amount: -1 } })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.amount' },
    });
  });

  it('API-012 rejects save=true of a guest, who has no account to save the card in, and a card number as the reference', async () => {
    const { client, params } = await withItems('COAT');
    const body = cardBody(cards.approved);
    await expect(client.addPaymentInstrument({ params, query: { save: 'true' }, body })).rejects.toMatchObject({
      status: 400,
      type: 'ValidationException',
      arguments: { path: '$.save', in: 'query' },
    });
    const numbered = { ...body, c_externalReferenceCode: `ref ${cards.approved}` };
    await expect(client.addPaymentInstrument({ params, body: numbered })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.c_externalReferenceCode' },
    });
    expect((await client.getBasket({ params })).paymentInstruments).toEqual([]);
  });

  it('API-012 an instrument pays its amount at most, and the rest of the order needs another', async () => {
    const { client, params } = await withItems('CAP');
    const basket = await client.addPaymentInstrument({ params, body: { ...cardBody(cards.approved), amount: 1.5 } });
    expect(basket.paymentInstruments).toMatchObject([{ amount: 1.5 }]);
    expect(basket._flash).toContainEqual({
      type: 'PaymentMethodRequired',
      message: 'The means of payment cover only a part of the order.',
      path: '$.paymentInstruments',
      details: { missing: (basket.orderTotal * 100 - 150) / 100 },
    });
    await expect(client.placeOrder({ body: { basketId: params.basketId } })).rejects.toMatchObject({ type: 'BasketNotReadyException' });
    await expect(client.addPaymentInstrument({ params, body: { ...cardBody(cards.approved), amount: 1.005 } })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.amount' },
    });
    const inOtherCurrency = await client.updateBasket({ params, body: { currency: 'CAD' } });
    expect(inOtherCurrency.paymentInstruments).toEqual([]);
    const whole = await client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
    expect(whole.paymentInstruments).toMatchObject([{ amount: whole.orderTotal }]);
    expect(flashTypes(whole)).not.toContain('PaymentMethodRequired');
  });

  it('API-015 lists the accepted methods, and accepts no other', async () => {
    const { client, params } = await withItems('COAT');
    const { applicablePaymentMethods } = await client.getPaymentMethods({ params });
    expect(applicablePaymentMethods).toMatchObject([
      { id: 'CREDIT_CARD', cards: [{ cardType: 'VS' }, {}, { cardType: 'AX', securityCodeLength: 4 }, {}, {}] },
    ]);
    for (const paymentMethodId of ['PayPal', 'MAGIC_BEANS']) {
      await expect(client.addPaymentInstrument({ params, body: { paymentMethodId } })).rejects.toMatchObject({
        status: 400,
        type: 'InvalidPaymentMethodIdException',
      });
    }
  });

  it('rejects an expired card, no card, and an unknown saved card', async () => {
    const { client, params } = await withItems('COAT');
    const body = cardBody(cards.approved);
    const errorPath = (overrides: object) =>
      client.addPaymentInstrument({ params, body: { ...body, ...overrides } }).catch((error) => error.arguments.path);
    expect(await errorPath({ paymentCard: { ...body.paymentCard, expirationMonth: 10, expirationYear: 2026 } })).toBe(
      '$.paymentCard.expirationYear',
    );
    expect(await errorPath({ paymentCard: undefined })).toBe('$.paymentCard');
    expect(await errorPath({ customerPaymentInstrumentId: 'abc' })).toBe('$.customerPaymentInstrumentId');
    expect(await errorPath({ paymentCard: { ...body.paymentCard, expirationMonth: 11, expirationYear: 2026 } })).not.toBeTypeOf('string');
  });
});

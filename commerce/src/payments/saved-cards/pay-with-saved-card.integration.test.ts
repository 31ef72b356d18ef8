import { afterEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { cardBody, cards } from '../../testing/checkout-builder.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { useSavedCardShop } from '../testing/saved-card-shop.ts';
import { requireCardCodes } from './require-card-codes.ts';

const { database, payments, commerce, save, saved, runJobs, checkoutOf } = useSavedCardShop();
afterEach(async () => {
  payments.plan.clear();
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

describe('paying with a saved card', () => {
  const payWith = (id: string, securityCode?: string) => ({
    paymentMethodId: 'CREDIT_CARD',
    customerPaymentInstrumentId: id,
    ...(securityCode ? { paymentCard: { securityCode } } : {}),
  });

  it('API-012 places an order without asking for the number', async () => {
    const customer = await createCustomer(commerce);
    const { paymentInstrumentId } = await save(customer, '5555555555554444');
    const basketId = await checkoutOf(customer);
    const basket = await customer.client.addPaymentInstrument({ params: { basketId }, body: payWith(paymentInstrumentId) });
    expect(basket.paymentInstruments).toMatchObject([{ paymentCard: { cardType: 'MC', numberLastDigits: '4444' } }]);
    expect(await customer.client.placeOrder({ body: { basketId } })).toMatchObject({
      status: 'new',
      c_paymentSummary: [{ label: expect.stringContaining('4444') }],
    });
  });

  it('ACCOUNT-005 needs the security code if the card has to be authorized again, and the bank’s consent', async () => {
    const customer = await createCustomer(commerce);
    const { paymentInstrumentId } = await save(customer);
    await requireCardCodes(commerce.deps.database.db, customer.customerGroupId);
    expect(await saved(customer)).toMatchObject([{ c_reauthorizeCC: true }]);
    const basketId = await checkoutOf(customer);
    const params = { basketId };
    await expect(customer.client.addPaymentInstrument({ params, body: payWith(paymentInstrumentId) })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.paymentCard.securityCode' },
    });
    payments.plan.plan('verifyCard', 'unreachable');
    await expect(customer.client.addPaymentInstrument({ params, body: payWith(paymentInstrumentId, '123') })).rejects.toMatchObject({
      type: 'CardNumberRefusedException',
    });
    await customer.client.addPaymentInstrument({ params, body: payWith(paymentInstrumentId, '123') });
    expect(await saved(customer)).toMatchObject([{ c_reauthorizeCC: false }]);
    expect(await customer.client.placeOrder({ body: { basketId } })).toMatchObject({ status: 'new' });
  });

  it('is rejected for a card that has expired meanwhile, which stays listed, and declined for one that was removed', async () => {
    const customer = await createCustomer(commerce);
    const expiring = await save(customer, cards.approved, { expirationYear: 2029 });
    await database.pool.query(`UPDATE customer_payment_instrument SET card = jsonb_set(card, '{expirationYear}', '2025') WHERE id = $1`, [
      expiring.paymentInstrumentId,
    ]);
    const basketId = await checkoutOf(customer);
    const params = { basketId };
    await expect(customer.client.addPaymentInstrument({ params, body: payWith(expiring.paymentInstrumentId) })).rejects.toMatchObject({
      type: 'ValidationException',
      message: expect.stringContaining('expired'),
    });
    expect(await saved(customer)).toHaveLength(1);
    const removed = await save(customer, '5555555555554444');
    await customer.client.addPaymentInstrument({ params, body: payWith(removed.paymentInstrumentId) });
    await customer.client.removeCustomerPaymentInstrument({
      params: { ...customer.params, paymentInstrumentId: removed.paymentInstrumentId },
    });
    await runJobs();
    expect(await customer.client.placeOrder({ body: { basketId } })).toMatchObject({ status: 'failed', _flash: [{}] });
  });

  it('API-012 save=true saves a verified card at once, for customers only', async () => {
    const customer = await createCustomer(commerce);
    const { basketId } = await customer.client.createBasket();
    const query = { save: 'true' } as const;
    const params = { basketId };
    await customer.client.addPaymentInstrument({ params, query, body: cardBody(cards.approved) });
    expect(await saved(customer)).toMatchObject([{ paymentCard: { numberLastDigits: '1111' }, c_isDefault: true }]);
    await expect(customer.client.addPaymentInstrument({ params, query, body: cardBody(cards.declined) })).rejects.toMatchObject({
      type: 'CardNumberRefusedException',
    });
    await customer.client.addPaymentInstrument({ params, body: cardBody('5555555555554444') });
    expect(await saved(customer)).toHaveLength(1);
    const guest = await commerce.guest();
    const guestBasket = await guest.client.createBasket();
    await expect(
      guest.client.addPaymentInstrument({ params: { basketId: guestBasket.basketId }, query, body: cardBody(cards.approved) }),
    ).rejects.toMatchObject({ type: 'ValidationException', arguments: { path: '$.save', in: 'query' } });
  });
});

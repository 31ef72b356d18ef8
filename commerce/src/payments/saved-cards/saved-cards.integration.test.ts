import { maxSavedCards } from '@outfitter/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { handleOnce } from '../../platform/jobs/event-handler.ts';
import { dispatchEvents, type OutboxEvent } from '../../platform/jobs/outbox.ts';
import { cardBody, cards, completeCheckout } from '../../testing/checkout-builder.ts';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { deleteCardHandler } from './delete-card.ts';
import { listSavedCards } from './list-saved-cards.ts';
import { markMustReauthorize } from './saved-card-queries.ts';
import { storeVerifiedCard } from './store-verified-card.ts';

const database = useTestDatabase();
const payments = fakePayments();
const commerce = useTestCommerce(database, { payments: payments.provider });
beforeAll(async () => {
  payments.wrap(commerce.deps);
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT' });
});
afterEach(async () => {
  payments.plan.clear();
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

const paramsOf = ({ customerId }: TestCustomer) => ({ customerId });
const save = (customer: TestCustomer, number: string = cards.approved, overrides: object = {}) => {
  const { paymentMethodId, paymentCard } = cardBody(number);
  const body = { paymentMethodId, paymentCard: { ...paymentCard, ...overrides } };
  return customer.client.saveCustomerPaymentInstrument({ params: paramsOf(customer), body });
};
const saved = async (customer: TestCustomer) => (await customer.client.getCustomerPaymentInstruments({ params: paramsOf(customer) })).data;
const tokenOf = async (id: string) =>
  (await database.pool.query<{ token: string }>('SELECT token FROM customer_payment_instrument WHERE id = $1', [id])).rows[0]?.token;
const isKnown = async (token: string | undefined) =>
  (await database.pool.query('SELECT 1 FROM sandbox_card WHERE token = $1', [token])).rows.length > 0;

async function runJobs(): Promise<number> {
  const { database: handle, clock, log } = commerce.deps;
  const events: OutboxEvent[] = [];
  await dispatchEvents(handle.db, async (batch) => void events.push(...batch), clock.now());
  const handler = deleteCardHandler(commerce.deps);
  const runs = events.filter(({ kind }) => kind === handler.kind).map((event) => handleOnce(handle.db, handler, event, { clock, log }));
  const failed = (await Promise.allSettled(runs)).filter(({ status }) => status === 'rejected').length;
  if (failed > 0) await database.pool.query('UPDATE outbox_event SET queued_at = NULL WHERE kind = $1', [handler.kind]);
  return failed;
}

async function checkoutOf(customer: TestCustomer): Promise<string> {
  const { basketId } = await customer.client.createBasket();
  await customer.client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT' }] });
  await completeCheckout(customer.client, basketId);
  return basketId;
}

describe('the saved cards of a customer', () => {
  it('API-064 ACCOUNT-005 are saved masked after the bank has verified them; the first is the default card', async () => {
    const customer = await createCustomer(commerce);
    const first = await save(customer);
    expect(first).toMatchObject({
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { maskedNumber: '************1111', cardType: 'VS', holder: 'Dale Ostergaard', expirationYear: 2029 },
      c_reauthorizeCC: false,
      c_isDefault: true,
    });
    commerce.clock.advance(1_000);
    const second = await save(customer, '5555555555554444');
    commerce.clock.advance(1_000);
    const third = await save(customer, '378282246310005');
    expect((await saved(customer)).map(({ paymentInstrumentId }) => paymentInstrumentId)).toEqual(
      [first, third, second].map(({ paymentInstrumentId }) => paymentInstrumentId),
    );
    expect(payments.plan.count('verifyCard')).toBe(3);
    expect(payments.plan.count('authorize')).toBe(0);
  });

  it('API-064 are not saved if the bank declines them, if it cannot be reached, or if they have expired', async () => {
    const customer = await createCustomer(commerce);
    await expect(save(customer, cards.declined)).rejects.toMatchObject({
      status: 422,
      type: 'CardNumberRefusedException',
      arguments: { reason: 'declined' },
    });
    await expect(save(customer, '4242424242424242')).rejects.toMatchObject({ status: 422 });
    await expect(save(customer, cards.approved, { expirationYear: 2020 })).rejects.toMatchObject({ type: 'ValidationException' });
    payments.plan.plan('verifyCard', 'unreachable');
    await expect(save(customer)).rejects.toMatchObject({ status: 422, arguments: { reason: 'processor_error' } });
    expect(await saved(customer)).toEqual([]);
    await expect(
      customer.client.saveCustomerPaymentInstrument({
        params: paramsOf(customer),
        body: { ...cardBody(cards.approved), paymentMethodId: 'PayPal' },
      }),
    ).rejects.toMatchObject({ type: 'InvalidPaymentMethodIdException' });
  });

  it('are limited in attempts as cards in baskets are, since thieves try cards here, too', async () => {
    const customer = await createCustomer(commerce);
    let rejected: unknown;
    for (let attempt = 0; attempt < 20 && !rejected; attempt++) {
      await save(customer, cards.declined).catch((error) => {
        if (error.type === 'TooManyRequestsException') rejected = error;
      });
    }
    expect(rejected).toMatchObject({ status: 429 });
    const basketId = await customer.client.createBasket().then((basket) => basket.basketId);
    await expect(customer.client.addPaymentInstrument({ params: { basketId }, body: cardBody(cards.approved) })).rejects.toMatchObject({
      status: 429,
    });
    commerce.clock.advance(3_600_000);
  });

  it('API-064 a card that is saved already gets its new expiry and holder, and its former token is deleted', async () => {
    const customer = await createCustomer(commerce);
    const first = await save(customer);
    const former = await tokenOf(first.paymentInstrumentId);
    const again = await save(customer, cards.approved, { expirationYear: 2031, holder: 'D. Ostergaard' });
    expect(again.paymentInstrumentId).toBe(first.paymentInstrumentId);
    expect(await saved(customer)).toMatchObject([{ paymentCard: { expirationYear: 2031, holder: 'D. Ostergaard' }, c_isDefault: true }]);
    expect(await runJobs()).toBe(0);
    expect(await isKnown(former)).toBe(false);
    expect(await isKnown(await tokenOf(first.paymentInstrumentId))).toBe(true);
  });

  it('saved twice at once are one card, and one of them is the default', async () => {
    const customer = await createCustomer(commerce);
    await Promise.all([save(customer), save(customer), save(customer, '5555555555554444')]);
    const listed = await saved(customer);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ c_isDefault }) => c_isDefault)).toHaveLength(1);
  });

  it('are at most as many as the limit', async () => {
    const customer = await createCustomer(commerce);
    const { deps } = commerce;
    const keep = (index: number) =>
      inTransaction(deps.database.db, (tx) =>
        storeVerifiedCard(
          tx,
          customer.customerGroupId,
          {
            methodId: 'CREDIT_CARD',
            token: `token-${index}`,
            fingerprint: `card-${index}`,
            masked: { maskedNumber: '**1', numberLastDigits: '1', cardType: 'VS', holder: 'D', expirationMonth: 1, expirationYear: 2030 },
          },
          deps.clock.now(),
        ),
      );
    for (let index = 0; index < maxSavedCards; index++) expect((await keep(index)).ok).toBe(true);
    await expect(save(customer)).rejects.toMatchObject({ type: 'PaymentInstrumentLimitException', arguments: { limit: maxSavedCards } });
    expect(await listSavedCards(deps.database.db, customer.customerGroupId)).toHaveLength(maxSavedCards);
  });

  it('API-065 are removed here, and at the processor by a job that is repeated until it succeeds', async () => {
    const customer = await createCustomer(commerce);
    const first = await save(customer);
    commerce.clock.advance(1_000);
    const second = await save(customer, '5555555555554444');
    const token = await tokenOf(first.paymentInstrumentId);
    // Of earlier tests: only the job of this one is to fail.
    expect(await runJobs()).toBe(0);
    const params = { ...paramsOf(customer), paymentInstrumentId: first.paymentInstrumentId };
    await customer.client.removeCustomerPaymentInstrument({ params });
    expect(await saved(customer)).toMatchObject([{ paymentInstrumentId: second.paymentInstrumentId, c_isDefault: true }]);
    await expect(customer.client.removeCustomerPaymentInstrument({ params })).rejects.toMatchObject({
      status: 404,
      type: 'PaymentInstrumentNotFoundException',
    });
    payments.plan.plan('deleteCard', 'unreachable');
    expect(await runJobs()).toBe(1);
    expect(await isKnown(token)).toBe(true);
    expect(await runJobs()).toBe(0);
    expect(await isKnown(token)).toBe(false);
  });

  it('ACCOUNT-005 have one default card, which the customer chooses', async () => {
    const customer = await createCustomer(commerce);
    await save(customer);
    const { paymentInstrumentId } = await save(customer, '5555555555554444');
    const params = { ...paramsOf(customer), paymentInstrumentId };
    expect(await customer.client.updateCustomerPaymentInstrument({ params, body: { c_isDefault: true } })).toMatchObject({
      c_isDefault: true,
    });
    expect((await saved(customer)).map(({ c_isDefault, paymentCard }) => [paymentCard.cardType, c_isDefault])).toEqual([
      ['MC', true],
      ['VS', false],
    ]);
  });

  it('API-064 API-065 are nobody else’s', async () => {
    const customer = await createCustomer(commerce);
    const { paymentInstrumentId } = await save(customer);
    const other = await createCustomer(commerce);
    const guest = await commerce.guest();
    for (const { client } of [other, guest]) {
      const params = paramsOf(customer);
      await expect(client.getCustomerPaymentInstruments({ params })).rejects.toMatchObject({ type: 'CustomerNotFoundException' });
      await expect(client.removeCustomerPaymentInstrument({ params: { ...params, paymentInstrumentId } })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(
      other.client.removeCustomerPaymentInstrument({ params: { ...paramsOf(other), paymentInstrumentId } }),
    ).rejects.toMatchObject({ type: 'PaymentInstrumentNotFoundException' });
    await expect(guest.client.getCustomerPaymentInstruments({ params: { customerId: guest.customerId } })).rejects.toMatchObject({
      type: 'InvalidCustomerException',
    });
    const basketId = await checkoutOf(other);
    const body = { paymentMethodId: 'CREDIT_CARD', customerPaymentInstrumentId: paymentInstrumentId };
    await expect(other.client.addPaymentInstrument({ params: { basketId }, body })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.customerPaymentInstrumentId' },
    });
  });
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
    await markMustReauthorize(commerce.deps.database.db, customer.customerGroupId);
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
      params: { ...paramsOf(customer), paymentInstrumentId: removed.paymentInstrumentId },
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

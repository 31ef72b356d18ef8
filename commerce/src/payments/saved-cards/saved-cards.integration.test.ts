import { maxSavedCards } from '@outfitter/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { cardBody, cards } from '../../testing/checkout-builder.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { useSavedCardShop } from '../testing/saved-card-shop.ts';
import { listSavedCards } from './list-saved-cards.ts';
import { storeVerifiedCard } from './store-verified-card.ts';

const { database, payments, commerce, save, saved, runJobs, checkoutOf } = useSavedCardShop();
afterEach(async () => {
  payments.plan.clear();
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});
const tokenOf = async (id: string) =>
  (await database.pool.query<{ token: string }>('SELECT token FROM customer_payment_instrument WHERE id = $1', [id])).rows[0]?.token;
const isKnown = async (token: string | undefined) =>
  (await database.pool.query('SELECT 1 FROM sandbox_card WHERE token = $1', [token])).rows.length > 0;

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
        params: customer.params,
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
    const params = { ...customer.params, paymentInstrumentId: first.paymentInstrumentId };
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
    const params = { ...customer.params, paymentInstrumentId };
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
      const params = customer.params;
      await expect(client.getCustomerPaymentInstruments({ params })).rejects.toMatchObject({ type: 'CustomerNotFoundException' });
      await expect(client.removeCustomerPaymentInstrument({ params: { ...params, paymentInstrumentId } })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(other.client.removeCustomerPaymentInstrument({ params: { ...other.params, paymentInstrumentId } })).rejects.toMatchObject({
      type: 'PaymentInstrumentNotFoundException',
    });
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

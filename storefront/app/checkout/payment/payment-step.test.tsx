// @vitest-environment happy-dom

import type { Basket, CustomerPaymentInstrument } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { buildSavedCard } from '../testing/card-builder.ts';
import { PaymentStep } from './payment-step.tsx';

const shipments = [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false, shippingAddress: testAddress }];
const method = { id: '01', name: 'Standard', description: '', price: 8.95 };

interface Props {
  accountCards: CustomerPaymentInstrument[] | undefined;
  onDone(basket: Basket): void;
}

function PaymentScreen({ accountCards, onDone }: Props) {
  const { basket, isFetched } = useBasket();
  if (!basket || !isFetched) return null;
  return (
    <PaymentStep
      basket={basket}
      customer={accountCards && { paymentInstruments: accountCards }}
      card={undefined}
      onCard={() => {}}
      declined={undefined}
      onDone={onDone}
    />
  );
}

type Replies = Parameters<typeof openTab>[1][string];

async function openPaymentStep(accountCards: CustomerPaymentInstrument[] | undefined, pay?: Replies) {
  const onDone = vi.fn();
  const basket = buildBasket(undefined, { shipments, applicableShippingMethods: [method] });
  const billed = { ...basket, billingAddress: testAddress };
  const tab = openTab(
    basket,
    { 'PUT billing_address': () => respondWith(billed), 'POST payment_instruments': pay ?? (() => respondWith(billed)) },
    accountCards && { firstName: 'Dale', email: 'dale@example.com' },
  );
  const { container } = mountScreens({ checkout: <PaymentScreen accountCards={accountCards} onDone={onDone} /> }, '/checkout');
  await waitFor(() => expect(container.querySelector('[type="radio"]')).not.toBeNull());
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return {
    onDone,
    container,
    field,
    options: () => [...container.querySelectorAll('fieldset label b')].map((option) => option.textContent),
    choose: (text: string) => findByText(container, 'label', text).querySelector('input')?.click(),
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) typeInto(field(name)!, value);
    },
    submit: () => findByText(container, 'button', 'Review the order').click(),
    payments: () => tab.requests.filter(({ call }) => call === 'POST payment_instruments'),
  };
}
const expiry = `08/${String(new Date().getFullYear() + 3).slice(2)}`;
const card = { cardNumber: '4111 1111 1111 1111', expiry, securityCode: '123' };

describe('paying with a card of the account', () => {
  it('API-012 is preselected, with the default card, and sends neither number nor code', async () => {
    const step = await openPaymentStep([buildSavedCard('a', 24, { c_isDefault: true }), buildSavedCard('b', 30), buildSavedCard('c', -1)]);
    // The card that has expired is not an option.
    expect(step.options()).toHaveLength(3);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.payments()).toMatchObject([{ query: {}, body: { paymentMethodId: 'CREDIT_CARD', customerPaymentInstrumentId: 'a' } }]);
    expect(step.payments()[0]?.body).not.toHaveProperty('paymentCard');
  });

  it('ACCOUNT-005 asks for the code of a card that needs it again', async () => {
    const step = await openPaymentStep([buildSavedCard('a', 24, { c_reauthorizeCC: true })]);
    step.submit();
    await waitFor(() => expect(step.container.textContent).toContain('Enter the security code: 3 digits'));
    expect(step.payments()).toEqual([]);
    step.fill({ securityCode: '123' });
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.payments()).toMatchObject([{ body: { customerPaymentInstrumentId: 'a', paymentCard: { securityCode: '123' } } }]);
  });

  it('shows at the code that the bank declined the card', async () => {
    const decline = () => respondWithFault(422, 'CardNumberRefusedException', { path: '$.paymentCard', reason: 'declined' });
    const step = await openPaymentStep([buildSavedCard('a', 24, { c_reauthorizeCC: true })], decline);
    step.fill({ securityCode: '123' });
    step.submit();
    await waitFor(() => expect(step.field('securityCode')?.getAttribute('aria-invalid')).toBe('true'));
    expect(step.container.textContent).toContain('Your bank said no to this card.');
    expect(step.onDone).not.toHaveBeenCalled();
  });
});

describe('a customer whose saved cards have expired', () => {
  it('is told which card it is, and pays with another one', async () => {
    const step = await openPaymentStep([buildSavedCard('a', -1, { c_isDefault: true })]);
    expect(step.container.textContent).toContain('Your saved card, Visa ending in 1111, has expired.');
    expect(step.container.textContent).toContain('Enter another card below.');
    expect(step.options()).toEqual(['Card']);
    step.fill(card);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
  });

  it('is told of all of them', async () => {
    const amex = buildSavedCard('b', -30);
    const cards = [buildSavedCard('a', -1), { ...amex, paymentCard: { ...amex.paymentCard, cardType: 'AX', numberLastDigits: '0005' } }];
    const step = await openPaymentStep(cards);
    expect(step.container.textContent).toContain('Your saved cards have expired: Visa ending in 1111 and American Express ending in 0005.');
  });

  it.each([
    ['that has another card', [buildSavedCard('a', -1), buildSavedCard('b', 24)]],
    ['without a card', []],
  ])('is not told so in an account %s', async (_, cards) => {
    const step = await openPaymentStep(cards);
    expect(step.container.textContent).not.toContain('expired');
  });
});

describe('another card of a customer', () => {
  it('is saved in the account if the customer wants it', async () => {
    const step = await openPaymentStep([buildSavedCard('a', 24)]);
    step.choose('Use another card');
    await waitFor(() => expect(step.field('cardNumber')).not.toBeNull());
    step.fill(card);
    step.field('saveCard')?.click();
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.payments()).toMatchObject([{ query: { save: 'true' }, body: { paymentCard: { number: '4111111111111111' } } }]);
  });

  it('is not saved by default', async () => {
    const step = await openPaymentStep([]);
    step.fill(card);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.payments()).toMatchObject([{ query: {} }]);
  });

  it('says that the account is full', async () => {
    const step = await openPaymentStep([], () => respondWithFault(400, 'PaymentInstrumentLimitException'));
    step.fill(card);
    step.field('saveCard')?.click();
    step.submit();
    await waitFor(() => expect(step.container.querySelector('[role="alert"]')?.textContent).toContain('the most it holds'));
  });
});

it('a guest can pay with a card, and not save it', async () => {
  const step = await openPaymentStep(undefined);
  expect(step.options()).toEqual(['Card']);
  expect(step.field('saveCard')).toBeNull();
  step.fill(card);
  step.submit();
  await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
});

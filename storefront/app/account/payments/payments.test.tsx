// @vitest-environment happy-dom
import type { CustomerPaymentInstrument } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildSavedCard } from '../../checkout/testing/card-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { AccountPage } from '../layout/account-page.tsx';

const noContent = () => new Response(null, { status: 204 });

function openPayments(paymentInstruments: CustomerPaymentInstrument[], calls: Parameters<typeof openTab>[1] = {}) {
  const customer = { firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', paymentInstruments };
  const { requests } = openTab(null, calls, customer);
  const { container } = mountScreens({ 'account/*': <AccountPage /> }, '/account/payments', { demoShop: true });
  return {
    requests,
    container,
    text: () => container.textContent ?? '',
    click: (selector: string, text: string) => findByText(container, selector, text).click(),
    cards: () => [...container.querySelectorAll('li p:first-child')].map((card) => card.textContent),
    sent: (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body),
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) typeInto(container.querySelector<HTMLInputElement>(`[name="${name}"]`)!, value);
    },
  };
}

describe('the saved cards', () => {
  it('ACCOUNT-005 are shown with brand, last digits and expiry; the default and those that expire are marked in words', async () => {
    const payments = openPayments([buildSavedCard('a', 24, { c_isDefault: true }), buildSavedCard('b', 1), buildSavedCard('c', -1)]);
    await waitFor(() => expect(payments.cards()).toHaveLength(3));
    const [ok, soon, expired] = payments.cards();
    expect(ok).toMatch(/^Visa ending 1111, expires \d\d\/\d\dDefault$/);
    expect(soon).toContain('Expires soon');
    expect(expired).toContain('Expired');
  });

  it('become the default card', async () => {
    const card = buildSavedCard('b', 24);
    const payments = openPayments([buildSavedCard('a', 24, { c_isDefault: true }), card], { 'PATCH b': () => respondWith(card) });
    await waitFor(() => expect(payments.cards()).toHaveLength(2));
    payments.click('button', 'Make default');
    await waitFor(() => expect(payments.sent('PATCH b')).toEqual([{ c_isDefault: true }]));
  });

  it('API-065 are removed after a confirmation', async () => {
    const payments = openPayments([buildSavedCard('a', 24)], { 'DELETE a': noContent });
    await waitFor(() => expect(payments.cards()).toHaveLength(1));
    payments.click('button', 'Remove');
    await waitFor(() => expect(payments.text()).toContain('Yes, remove'));
    expect(payments.sent('DELETE a')).toEqual([]);
    payments.click('button', 'Yes, remove');
    await waitFor(() => expect(payments.sent('DELETE a')).toHaveLength(1));
  });

  it('give the focus to the heading of the list when one was removed, and to the notice that there is none', async () => {
    const paymentInstruments = [buildSavedCard('a', 24, { c_isDefault: true }), buildSavedCard('b', 24)];
    const stored = { firstName: 'Dale', email: 'dale@example.com', paymentInstruments };
    const payments = openPayments(paymentInstruments, {
      'GET customer1': () => respondWith(stored),
      'DELETE a': noContent,
      'DELETE b': noContent,
    });
    const remove = async (left: CustomerPaymentInstrument[]) => {
      payments.click('button', 'Remove');
      await waitFor(() => expect(payments.text()).toContain('Yes, remove'));
      stored.paymentInstruments = left;
      const confirm = findByText(payments.container, 'button', 'Yes, remove');
      confirm.focus();
      confirm.click();
    };
    await waitFor(() => expect(payments.cards()).toHaveLength(2));
    await remove([buildSavedCard('b', 24, { c_isDefault: true })]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved cards'));
    await remove([]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('No saved cards yet'));
  });

  it('say that a change failed', async () => {
    const payments = openPayments([buildSavedCard('a', 24)], { 'DELETE a': () => respondWithFault(404, 'CustomerNotFoundException') });
    await waitFor(() => expect(payments.cards()).toHaveLength(1));
    payments.click('button', 'Remove');
    await waitFor(() => expect(payments.text()).toContain('Yes, remove'));
    payments.click('button', 'Yes, remove');
    await waitFor(() => expect(payments.container.querySelector('[role="alert"]')).not.toBeNull());
  });
});

describe('a new card', () => {
  const card = { cardNumber: '4111 1111 1111 1111', expiry: '08/49', securityCode: '123' };
  async function openForm(calls: Parameters<typeof openTab>[1] = {}) {
    const payments = openPayments([], calls);
    await waitFor(() => expect(payments.text()).toContain('No saved cards yet'));
    payments.click('button', 'Add a card');
    await waitFor(() => expect(payments.container.querySelector('[name="cardNumber"]')).not.toBeNull());
    return payments;
  }
  const expiry = `08/${String(new Date().getFullYear() + 3).slice(2)}`;

  it('API-064 is sent with the name of the customer, and the first one is the default card', async () => {
    const payments = await openForm({ 'POST payment_instruments': () => respondWith(buildSavedCard('a', 24)) });
    expect(payments.text()).toContain('This is a demo shop.');
    payments.fill({ ...card, expiry });
    payments.click('button', 'Save card');
    await waitFor(() => expect(payments.sent('POST payment_instruments')).toHaveLength(1));
    expect(payments.sent('POST payment_instruments')).toMatchObject([
      {
        paymentMethodId: 'CREDIT_CARD',
        paymentCard: { number: '4111111111111111', cardType: 'VS', holder: 'Dale Lindqvist', expirationMonth: 8, securityCode: '123' },
        c_isDefault: true,
      },
    ]);
    await waitFor(() => expect(payments.container.querySelector('[name="cardNumber"]')).toBeNull());
  });

  it('gives the focus to the heading of its form, and back to the notice when the form is canceled', async () => {
    const payments = openPayments([]);
    await waitFor(() => expect(payments.text()).toContain('No saved cards yet'));
    const press = (text: string) => {
      const button = findByText(payments.container, 'button', text);
      button.focus();
      button.click();
    };
    press('Add a card');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New card'));
    press('Cancel');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('No saved cards yet'));
  });

  it('is checked before it is sent', async () => {
    const payments = await openForm();
    payments.fill({ cardNumber: '4111 1111 1111 1112', holder: ' ' });
    payments.click('button', 'Save card');
    await waitFor(() => expect(payments.text()).toContain('This card number has a mistake in it'));
    expect(payments.text()).toContain('Enter the name on the card.');
    expect(payments.sent('POST payment_instruments')).toEqual([]);
  });

  it.each([
    ['the bank declined', { path: '$.paymentCard', reason: 'declined' }, 'Your bank said no to this card.'],
    ['the bank did not respond', { path: '$.paymentCard', reason: 'processor_error' }, 'Your bank didn’t respond'],
    ['the shop does not take', { path: '$.paymentCard.number' }, 'This demo shop only takes test cards'],
  ])('that %s stays in the form, with the reason', async (_, details, message) => {
    const payments = await openForm({ 'POST payment_instruments': () => respondWithFault(422, 'CardNumberRefusedException', details) });
    payments.fill({ ...card, expiry });
    payments.click('button', 'Save card');
    await waitFor(() => expect(payments.text()).toContain(message));
    expect(payments.container.querySelector<HTMLInputElement>('[name="cardNumber"]')?.value).toBe('4111 1111 1111 1111');
  });

  it('leaves nothing of the card in the storage of the browser', async () => {
    const payments = await openForm({ 'POST payment_instruments': () => respondWithFault(429, 'TooManyRequestsException') });
    payments.fill({ ...card, expiry });
    payments.click('button', 'Save card');
    await waitFor(() => expect(payments.container.querySelector('[role="alert"]')).not.toBeNull());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('4111');
  });
});

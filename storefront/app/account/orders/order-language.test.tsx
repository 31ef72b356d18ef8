// @vitest-environment happy-dom
import type { Order, Product } from '@outfitter/contract/client';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import accountMessages from '../../../messages/fr-FR/account.json' with { type: 'json' };
import checkoutMessages from '../../../messages/fr-FR/checkout.json' with { type: 'json' };
import { buildOrder, buildOrderedItem, buildStyle } from '../../basket/testing/order-builder.ts';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { AccountPage } from '../layout/account-page.tsx';

const french = { ...accountMessages, ...checkoutMessages };

const card = {
  maskedNumber: '****1111',
  numberLastDigits: '1111',
  cardType: 'VS',
  holder: 'Dale',
  expirationMonth: 8,
  expirationYear: 2029,
};
const englishPayment: Partial<Order> = {
  c_paymentSummary: [{ label: 'Visa ending in 1111', amount: 34.95 }],
  paymentInstruments: [{ paymentInstrumentId: 'p1', paymentMethodId: 'CREDIT_CARD', amount: 34.95, paymentCard: card }],
};
const frenchCap: Partial<Product> = {
  name: 'Tuque de quart',
  variationAttributes: [{ id: 'color', name: 'Couleur', values: [{ name: 'Argile', value: '10', orderable: true }] }],
};

function openFrenchOrder(order: Order, sold: Record<string, () => Response>, path = '/account/orders/R0') {
  openTab(
    null,
    { 'GET R0': () => respondWith(order), 'GET orders': () => respondWith({ data: [order], count: 1, start: 0, total: 1 }), ...sold },
    { firstName: 'Dale', email: 'dale@example.com', customerNo: 'C123' },
  );
  const page = (
    <IntlProvider locale="fr-FR" defaultLocale="en-US" messages={french} onError={() => undefined}>
      <AccountPage />
    </IntlProvider>
  );
  return mountScreens({ 'account/*': page }, path).container;
}

it('ORDER-012 names what is still sold, and the card, in the language of the page', async () => {
  const gone = { productName: 'Old Coat', c_masterId: '4000', c_variationNames: { color: 'Rust' } };
  const productItems = [buildOrderedItem('1'), buildOrderedItem('2', gone)];
  const sold = () => respondWith({ data: [buildStyle('5102', { sku1: 9 }, frenchCap)], count: 1, total: 1 });
  const container = openFrenchOrder(buildOrder('R0', { ...englishPayment, productItems }), { 'GET (5102,4000)': sold });
  await waitFor(() => expect(container.textContent).toContain('Tuque de quart'));
  expect(container.textContent).toContain('Argile, One size');
  expect(container.textContent).not.toContain('Watch Cap');
  expect(container.textContent).not.toContain('Clay');
  // No longer sold, so that only the order knows its name.
  expect(container.textContent).toContain('Old Coat');
  expect(container.textContent).toContain('Visa se terminant par 1111');
  expect(container.textContent).not.toContain('Visa ending');
});

it('ACCOUNT-001 describes the images of the last order in the language of the page', async () => {
  const sold = () => respondWith({ data: [buildStyle('5102', { sku1: 9 }, frenchCap)], count: 1, total: 1 });
  const container = openFrenchOrder(buildOrder('R0'), { 'GET (5102)': sold }, '/account');
  await waitFor(() => expect(container.querySelector('main img, li img')?.getAttribute('alt')).toBe('Tuque de quart'));
});

it('ORDER-012 says when each of two parcels arrives, in the language of the page', async () => {
  const days = { c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' };
  const laterDays = { c_arrivesFrom: '2026-12-18', c_arrivesTo: '2026-12-22' };
  const home = {
    ...{ shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false },
    shippingMethod: { id: '01', name: 'Ordinaire', description: '', price: 0, ...days },
    c_shipAvailableFirst: true,
    c_parcels: [
      { itemIds: ['1'], backorder: false, ...days },
      { itemIds: ['2'], backorder: true, ...laterDays },
    ],
  };
  const productItems = [buildOrderedItem('1'), buildOrderedItem('2')];
  const sold = () => respondWith({ data: [buildStyle('5102', { sku1: 9 }, frenchCap)], count: 1, total: 1 });
  const container = openFrenchOrder(buildOrder('R0', { productItems, shipments: [home] }), { 'GET (5102)': sold });
  await waitFor(() => expect(container.textContent).toMatch(/Arrivée des articles en stock\u00a0: jeu\.\s3\W+lun\.\s7\sdéc\./));
  expect(container.textContent).toMatch(/Arrivée des articles en rupture temporaire\u00a0: ven\.\s18\W+mar\.\s22\sdéc\./);
});

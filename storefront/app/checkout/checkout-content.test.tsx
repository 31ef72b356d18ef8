// @vitest-environment happy-dom
import type { Basket } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../basket/testing/basket-builder.ts';
import { buildCustomerAddress } from '../platform/testing/address-builder.ts';
import { openTab, respondWith } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import CheckoutContent from './checkout-content.tsx';

const addresses = [buildCustomerAddress('home', { preferred: true })];
const dale = { customerId: 'customer1', firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', addresses };
const basket = {
  ...buildBasket([buildBasketItem('1')]),
  shipments: [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false }],
  _flash: [{ type: 'ShippingAddressRequired', message: '', path: '$' }],
} as unknown as Basket;

it('the steps of a customer appear together with the data of the account', async () => {
  const account = Promise.withResolvers<Response>();
  openTab(basket, { 'GET customer1': () => account.promise }, dale);
  const { container } = mountScreens({ checkout: <CheckoutContent /> }, '/checkout?step=shipping');
  await waitFor(() => expect(container.textContent).toContain('Loading your order'));
  expect(container.querySelector('section')).toBeNull();
  account.resolve(respondWith(dale));
  await waitFor(() => expect(container.querySelector('section')?.textContent).toContain(addresses[0]?.address1));
});

// @vitest-environment happy-dom

import type { Basket, Customer } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { buildCustomerAddress } from '../../platform/testing/address-builder.ts';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { useCheckoutCustomer } from '../use-checkout-customer.ts';
import { ShippingStep } from './shipping-step.tsx';
import { ShippingSummary } from './shipping-summary.tsx';

const home = buildCustomerAddress('home', { preferred: true, address2: 'Unit 2' });
const cabin = buildCustomerAddress('cabin', { address1: '12 Sheridan St', city: 'Duluth', postalCode: '55802' });
const standard = { id: '01', name: 'Standard', description: 'Standard', price: 8.95 };

function ShippingScreen({ onDone }: { onDone(basket: Basket): void }) {
  const { basket, isFetched } = useBasket();
  const { isLoading, customer } = useCheckoutCustomer();
  if (!basket || !isFetched || isLoading) return null;
  return (
    <>
      <ShippingStep basket={basket} customer={customer} onStart={() => {}} onDone={onDone} />
      <ShippingSummary basket={basket} />
    </>
  );
}

type Calls = Parameters<typeof openTab>[1];

async function openShippingStep(account: Partial<Customer> | undefined, calls: Calls = {}) {
  const onDone = vi.fn();
  const shipments = [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false }];
  const change = (next: (request: ReceivedRequest) => object) => (request: ReceivedRequest) => {
    tab.server.basket = { ...(tab.server.basket as Basket), ...next(request) };
    return respondWith(tab.server.basket);
  };
  const tab = openTab(
    buildBasket(undefined, { shipments, applicableShippingMethods: [standard], defaultShippingMethodId: '01' }),
    {
      'PUT customer': change(({ body }) => ({ customerInfo: { customerId: 'customer1', ...(body as object) } })),
      'PUT shipping_address': change(({ body }) => ({ shipments: [{ ...shipments[0], shippingAddress: body }] })),
      'PUT shipping_method': change(() => ({})),
      'POST addresses': () => respondWith(home),
      ...calls,
    },
    account && { firstName: 'Dale', email: 'dale@example.com', ...account },
  );
  const { container } = mountScreens({ checkout: <ShippingScreen onDone={onDone} /> }, '/checkout');
  const field = (name: string) => container.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  await waitFor(() => expect(field('email')).not.toBeNull());
  return {
    onDone,
    container,
    value: (name: string) => field(name)?.value,
    fill: (name: string, value: string) => typeInto(field(name)!, value),
    saveBox: () => container.querySelector<HTMLInputElement>('[name="saveAddress"]'),
    choices: () => container.querySelector<HTMLSelectElement>('select:not([name])'),
    submit: () => findByText(container, 'button', 'Continue to payment').click(),
    sent: (call: string) => tab.requests.filter((request) => request.call === call).map(({ body }) => body),
  };
}

describe('the shipping step of a customer', () => {
  it('ACCOUNT-023 starts with the email and the preferred address, and asks for its shipping methods', async () => {
    const step = await openShippingStep({ addresses: [home, cabin] });
    expect([step.value('email'), step.value('address1'), step.value('address2'), step.value('postalCode')]).toEqual([
      'dale@example.com',
      '418 Lakeview Ave',
      'Unit 2',
      '55731',
    ]);
    await waitFor(() => expect(step.sent('PUT shipping_address')).toMatchObject([{ postalCode: '55731', stateCode: 'MN' }]));
    expect(step.container.textContent).not.toContain('No account needed');
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent('POST addresses')).toEqual([]);
  });

  it('fills in another saved address, with its methods, or none', async () => {
    const step = await openShippingStep({ addresses: [home, cabin] });
    const choices = step.choices()!;
    expect([choices.value, choices.options.length]).toEqual(['home', 3]);
    typeInto(choices, 'cabin');
    await waitFor(() => expect(step.value('city')).toBe('Duluth'));
    expect(step.value('address1')).toBe('12 Sheridan St');
    await waitFor(() => expect(step.sent('PUT shipping_address').at(-1)).toMatchObject({ postalCode: '55802' }));
    typeInto(choices, '');
    await waitFor(() => expect(step.value('city')).toBe(''));
  });

  it('lists addresses in short lines, military mail with its region, and with the name if they are the same otherwise', async () => {
    const { stateCode: _, ...base } = buildCustomerAddress('base', { address1: 'PSC 3 Box 418', city: 'APO', postalCode: '09012' });
    const addresses = [home, cabin, { ...cabin, addressId: 'guest', fullName: 'Marit' }, { ...base, countryCode: 'AE' as const }];
    const step = await openShippingStep({ addresses });
    expect([...step.choices()!.options].map(({ text }) => text)).toEqual([
      'A new address',
      '418 Lakeview Ave, Unit 2, Ely, MN',
      '12 Sheridan St, Duluth, MN 55802, Dale Lindqvist',
      '12 Sheridan St, Duluth, MN 55802, Marit',
      'PSC 3 Box 418, APO, AE',
    ]);
  });

  it('CHECKOUT-019 ACCOUNT-020 ACCOUNT-024 saves an address that is new, if the customer wants it, when the step has succeeded', async () => {
    const step = await openShippingStep({ addresses: [home] });
    expect(step.saveBox()).toBeNull();
    step.fill('address1', '7 Harbor Dr');
    await waitFor(() => expect(step.saveBox()?.checked).toBe(false));
    step.saveBox()?.click();
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    await waitFor(() => expect(step.sent('POST addresses')).toHaveLength(1));
    expect(step.sent('POST addresses')).toMatchObject([
      { address1: '7 Harbor Dr', city: 'Ely', c_addressType: '2', c_defaultAddressFlag: false },
    ]);
  });

  it('CHECKOUT-019 does not save a new address whose box is not ticked', async () => {
    const step = await openShippingStep({ addresses: [home] });
    step.fill('address1', '7 Harbor Dr');
    await waitFor(() => expect(step.saveBox()?.checked).toBe(false));
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent('PUT shipping_address').at(-1)).toMatchObject({ address1: '7 Harbor Dr' });
    expect(step.sent('POST addresses')).toEqual([]);
  });

  it('offers to save the first address, and goes on if that fails', async () => {
    const step = await openShippingStep({ addresses: [] }, { 'POST addresses': () => respondWithFault(400, 'AddressLimitException') });
    expect(step.saveBox()?.checked).toBe(true);
    const typed = { fullName: 'Dale Lindqvist', address1: '7 Harbor Dr', postalCode: '55731', stateCode: 'MN', city: 'Ely' };
    for (const [name, value] of Object.entries(typed)) step.fill(name, value);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    await waitFor(() => expect(step.container.textContent).toContain('it could not be saved in your account'));
  });

  it('ACCOUNT-018 does not send an address again that the account has', async () => {
    const step = await openShippingStep({ addresses: [home] });
    step.fill('address1', '7 Harbor Dr');
    await waitFor(() => expect(step.saveBox()).not.toBeNull());
    step.saveBox()?.click();
    step.fill('address1', '418  LAKEVIEW Ave');
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent('POST addresses')).toEqual([]);
  });

  it('CHECKOUT-019 ACCOUNT-022 neither offers nor saves the address of a store, by its flag or by its place', async () => {
    const store = buildCustomerAddress('store', { c_isStoreAddress: true, address1: '1 Mill St', fullName: 'Ridge & Rivet Ely' });
    const step = await openShippingStep({ addresses: [store, home] });
    expect(step.value('address1'), 'a store is not a home to begin with').toBe('418 Lakeview Ave');
    step.fill('address1', '7 Harbor Dr');
    await waitFor(() => expect(step.saveBox()).not.toBeNull());
    step.saveBox()?.click();
    step.fill('address2', 'Counter 3');
    step.fill('address1', '1  MILL St');
    await waitFor(() => expect(step.saveBox()).toBeNull());
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent('PUT shipping_address').at(-1)).toMatchObject({ address1: '1  MILL St', fullName: 'Dale Lindqvist' });
    expect(step.sent('POST addresses')).toEqual([]);
  });

  it('works without the data of the account', async () => {
    const step = await openShippingStep({}, { 'GET customer1': () => respondWithFault(404, 'CustomerNotFoundException') });
    expect(step.value('email')).toBe('');
    expect(step.saveBox()).toBeNull();
  });
});

it('CHECKOUT-019 the shipping step of a guest has neither saved addresses nor an account to save one in', async () => {
  const step = await openShippingStep(undefined);
  expect([step.choices(), step.saveBox()]).toEqual([null, null]);
  expect(step.container.textContent).toContain('No account needed');
});

// @vitest-environment happy-dom

import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { isTaxKnown, useBasket } from '../../basket/index.ts';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { readDraft, storeDraft } from '../../platform/session/index.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { loseConnection, openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { ShippingStep } from './shipping-step.tsx';

const home = { ...testAddress, firstName: 'Dale', lastName: 'Lindqvist', address2: null, phone: null };
const method = (id: string, name: string) => ({ id, name, description: name, price: 8.95 });
const [standard, overnight] = [method('01', 'Standard'), method('02', 'Overnight')];
const shipment = (more: object = {}) => [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false, ...more }];

function basketWith(changes: object = {}): Basket {
  return {
    ...buildBasket(),
    shipments: shipment(),
    applicableShippingMethods: [standard, overnight],
    defaultShippingMethodId: '01',
    ...changes,
  } as unknown as Basket;
}
const { countryCode: _, ...typedAddress } = testAddress;
const typed: Record<string, string> = { email: 'dale@example.com', ...typedAddress };

function ShippingScreen({ onDone }: { onDone(basket: Basket): void }) {
  const { basket, isFetched } = useBasket();
  return basket && isFetched ? <ShippingStep onStart={() => {}} basket={basket} onDone={onDone} /> : null;
}

type Calls = Parameters<typeof openTab>[1];

/** Opens the shipping step. Without other responses, each call succeeds and changes the basket as the shop does. */
async function openShippingStep(first: Basket, calls: Calls = {}, draft?: Parameters<typeof storeDraft>[1]) {
  const onDone = vi.fn();
  const change = (next: (request: ReceivedRequest) => object) => (request: ReceivedRequest) => {
    server.basket = { ...(server.basket as Basket), ...next(request) };
    return respondWith(server.basket);
  };
  const { requests, server } = openTab(first, {
    'PUT customer': change(({ body }) => ({ customerInfo: { customerId: 'customer1', ...(body as object) } })),
    'PUT shipping_address': change(({ body }) => ({ shipments: shipment({ shippingAddress: body }) })),
    'PUT shipping_method': change(({ body }) => ({ shipments: shipment({ ...server.basket?.shipments[0], shippingMethod: body }) })),
    ...calls,
  });
  if (draft) storeDraft('shipping', draft);
  const { container } = mountScreens({ checkout: <ShippingScreen onDone={onDone} /> }, '/checkout?step=shipping');
  const field = (name: string) => container.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  await waitFor(() => expect(field('email')).not.toBeNull());
  return {
    requests,
    server,
    onDone,
    container,
    field: (name: string) => field(name)!,
    sent: () => requests.map(({ call }) => call),
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) typeInto(field(name)!, value);
    },
    leave: (name: string) => field(name)!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    choose: (text: string) => findByText(container, 'label', text).querySelector('input')?.click(),
    submit: () => findByText(container, 'button', 'Continue to payment').click(),
  };
}

describe('the shipping step', () => {
  it('CHECKOUT-005 sends email, address and method in this order, and is done with the last basket', async () => {
    const step = await openShippingStep(basketWith());
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent()).toEqual(['PUT customer', 'PUT shipping_address', 'PUT shipping_method']);
    expect(step.requests.map(({ body }) => body)).toMatchObject([{ email: 'dale@example.com' }, home, { id: '01' }]);
    expect(step.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ shipments: [expect.objectContaining({ shippingMethod: { id: '01' } })] }),
    );
    expect(readDraft('shipping')).toBeUndefined();
  });

  it.each([
    ['is changed with it if it was the same', home, 'true'],
    ['stays if it was another', { ...home, city: 'Duluth' }, 'false'],
  ])('the billing address %s', async (_, billingAddress, isBilling) => {
    const step = await openShippingStep(basketWith({ billingAddress, shipments: shipment({ shippingAddress: home }) }));
    step.fill({ email: 'dale@example.com', address1: '12 Sheridan St' });
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    const sent = step.requests.find(({ call }) => call === 'PUT shipping_address');
    expect(sent).toMatchObject({ query: { use_as_billing: isBilling }, body: { address1: '12 Sheridan St' } });
  });

  it('CHECKOUT-014 starts with the country of the currency, in its terms and with its methods', async () => {
    const step = await openShippingStep(basketWith({ currency: 'CAD' }));
    expect(step.field('countryCode').value).toBe('CA');
    const labels = [...step.container.querySelectorAll('label')].map(({ textContent }) => textContent?.replace('*', '').trim());
    expect(labels).toEqual(expect.arrayContaining(['Postal code', 'Province']));
    expect(step.container.textContent).toContain('Overnight');
    expect(step.sent()).toEqual([]);
  });

  it('CHECKOUT-016 stops at a ZIP of another state, estimates no tax for it, and goes on when the shopper confirms', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ ...typed, postalCode: '54901', stateCode: 'TX' });
    step.leave('stateCode');
    step.submit();
    const warning = 'ZIP 54901 is in Wisconsin. Check the ZIP code and the state.';
    await waitFor(() => expect(step.field('stateCode').getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(`${step.field('stateCode').id}-error`)?.textContent).toContain(warning);
    expect(step.sent()).toEqual([]);
    findByText(step.container, 'button', '54901 and Texas are right').click();
    await waitFor(() => expect(step.container.textContent).not.toContain(warning));
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.requests.findLast(({ call }) => call === 'PUT shipping_address')?.body).toMatchObject({
      postalCode: '54901',
      stateCode: 'TX',
    });
  });

  it('CHECKOUT-016 forgets the tax and the dates of the first ZIP while the next one contradicts the state', async () => {
    const step = await openShippingStep(basketWith({ c_isEstimate: true }));
    const known = () => step.server.basket && isTaxKnown(step.server.basket);
    step.fill({ postalCode: '99999', stateCode: 'AK' });
    step.leave('postalCode');
    await waitFor(() => expect(known()).toBe(true));
    step.fill({ postalCode: '54901', stateCode: 'TX' });
    step.leave('stateCode');
    await waitFor(() => expect(known()).toBe(false));
    step.leave('stateCode');
    expect(step.requests.at(-1)?.body).toMatchObject({ countryCode: 'US', postalCode: null, stateCode: null });
    expect(step.field('postalCode').value).toBe('54901');
    step.fill({ stateCode: 'WI' });
    step.leave('stateCode');
    await waitFor(() => expect(known()).toBe(true));
    expect(step.sent()).toEqual(['PUT shipping_address', 'PUT shipping_address', 'PUT shipping_address']);
  });

  it('asks for a street that is missing without the name of a method, which the country may not have', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ ...typed, address1: '' });
    step.submit();
    await waitFor(() => expect(step.container.textContent).toContain('Enter a house number and street, or a PO box.'));
    expect(step.container.textContent).not.toContain('standard shipping');
  });

  it('sends nothing while a field is missing, and says which', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ ...typed, city: ' ' });
    step.submit();
    await waitFor(() => expect(step.field('city').getAttribute('aria-invalid')).toBe('true'));
    expect(step.sent()).toEqual([]);
    expect(step.onDone).not.toHaveBeenCalled();
  });

  it('does not send an email that the basket has already, and asks no address without a parcel', async () => {
    const step = await openShippingStep(
      basketWith({
        productItems: [buildBasketItem('1', { c_giftCardType: 'email', c_giftCardValue: 50 })],
        applicableShippingMethods: [],
        customerInfo: { customerId: 'customer1', email: 'dale@example.com' },
      }),
    );
    expect(step.container.querySelector('[name="address1"]')).toBeNull();
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent()).toEqual([]);
  });

  it('sends a chosen method at once and keeps it', async () => {
    const step = await openShippingStep(basketWith());
    step.choose('Overnight');
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_method']));
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.requests.at(-1)).toMatchObject({ call: 'PUT shipping_method', body: { id: '02' } });
  });

  it('asks for another method if the chosen one is not offered for the address', async () => {
    const step = await openShippingStep(basketWith(), {
      'PUT shipping_address': () => {
        step.server.basket = basketWith({ applicableShippingMethods: [overnight], defaultShippingMethodId: '02' });
        return respondWith(step.server.basket);
      },
    });
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.alert()).toContain('This delivery date isn’t available for this address.'));
    expect(step.sent()).not.toContain('PUT shipping_method');
    expect(step.onDone).not.toHaveBeenCalled();
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.requests.at(-1)).toMatchObject({ call: 'PUT shipping_method', body: { id: '02' } });
  });

  it('ERROR-035 ERROR-042 stops at an address that nothing is shipped to', async () => {
    const flash = [{ type: 'InvalidShippingAddress', message: 'none', path: '$.shipments[0].shippingAddress' }];
    const step = await openShippingStep(basketWith(), { 'PUT shipping_address': () => respondWith(basketWith({ _flash: flash })) });
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.alert()).toContain('We don’t ship to this address.'));
    expect(step.alert()).toContain('Error updating shipping address. Please check the address and try again.');
    expect(step.sent()).not.toContain('PUT shipping_method');
    expect(step.onDone).not.toHaveBeenCalled();
  });

  it('shows the server’s message at a field that it rejects', async () => {
    const rejected = () => respondWithFault(400, 'ValidationException', { path: '$.email' });
    const step = await openShippingStep(basketWith(), { 'PUT customer': rejected });
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.field('email').getAttribute('aria-invalid')).toBe('true'));
    expect(step.onDone).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the connection is lost, and sends it at the next submit', async () => {
    const step = await openShippingStep(basketWith(), {
      'PUT customer': [
        loseConnection,
        loseConnection,
        () => respondWith(basketWith({ customerInfo: { customerId: 'c', email: typed.email } })),
      ],
    });
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.alert()).toBeTruthy());
    expect(step.field('address1').value).toBe(home.address1);
    expect(readDraft('shipping')).toMatchObject({ address1: home.address1 });
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
  });

  it('estimates shipping once per destination, as soon as postal code and state are known, without an invalid phone', async () => {
    const step = await openShippingStep(basketWith());
    step.leave('email');
    step.fill({ city: 'Ely', postalCode: '55731', phone: '555' });
    step.leave('postalCode');
    step.fill({ stateCode: 'MN' });
    step.leave('stateCode');
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_address']));
    expect(step.requests[0]?.body).toMatchObject({ postalCode: '55731', stateCode: 'MN', phone: null });
    step.leave('stateCode');
    step.fill({ postalCode: '10001', stateCode: 'NY' });
    step.leave('postalCode');
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_address', 'PUT shipping_address']));
  });

  it('lists the methods of a country as soon as it is chosen, and none of another meanwhile', async () => {
    const canadian = basketWith({
      applicableShippingMethods: [method('24', 'Post to Canada')],
      defaultShippingMethodId: '24',
      shipments: shipment({ shippingAddress: { countryCode: 'CA' } }),
    });
    let deliver: (response: Response) => void = () => undefined;
    const step = await openShippingStep(basketWith(), {
      'PUT shipping_address': () => new Promise<Response>((resolve) => (deliver = resolve)),
    });
    step.fill({ ...typed, countryCode: 'CA' });
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_address']));
    expect(step.requests[0]?.body).toMatchObject({ countryCode: 'CA', postalCode: null, stateCode: null });
    await waitFor(() => expect(step.container.textContent).toContain('Loading shipping methods'));
    expect(step.container.textContent).not.toContain('Overnight');
    deliver(respondWith(canadian));
    await waitFor(() => expect(step.container.textContent).toContain('Post to Canada'));
    expect(step.container.textContent).not.toContain('Overnight');
  });

  it('shows the error of a lost connection directly before the button', async () => {
    const step = await openShippingStep(basketWith(), { 'PUT customer': loseConnection });
    step.fill(typed);
    step.submit();
    await waitFor(() => expect(step.alert()).toBeTruthy());
    const button = findByText(step.container, 'button', 'Continue to payment');
    expect(button.previousElementSibling?.getAttribute('role')).toBe('alert');
    expect(step.container.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  it('fills in state and city of a ZIP code, announces them, and offers its other cities', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ postalCode: '55731' });
    expect(step.field('stateCode').value).toBe('MN');
    await waitFor(() => expect(step.field('city').value).toBe('Ely'));
    await waitFor(() => expect(step.container.textContent).toContain('Filled in for 55731: Ely, Minnesota.'));
    const list = document.getElementById(step.field('city').getAttribute('list') ?? '');
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['Ely', 'Winton']);
    step.fill({ postalCode: '54801-0001' });
    await waitFor(() => expect(step.field('city').value).toBe('Spooner'));
    expect(step.field('stateCode').value).toBe('WI');
    step.fill({ countryCode: 'AE', postalCode: '09012' });
    await waitFor(() => expect(step.field('city').value).toBe('APO'));
  });

  it('fills in nothing over what was typed or chosen, and selects the city under the cursor', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.field('city').value).toBe('Ely'));
    step.fill({ city: 'Fall Lake', stateCode: 'WI', postalCode: '54801' });
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.container.textContent).toContain('55731 is in Minnesota.'));
    expect([step.field('city').value, step.field('stateCode').value]).toEqual(['Fall Lake', 'WI']);
    const city = step.field('city') as HTMLInputElement;
    step.fill({ city: '' });
    city.focus();
    step.fill({ postalCode: '54801' });
    await waitFor(() => expect(city.value).toBe('Spooner'));
    expect([city.selectionStart, city.selectionEnd]).toEqual([0, 'Spooner'.length]);
  });

  it('fills in the city of a ZIP code that the cart knows already', async () => {
    const step = await openShippingStep(
      basketWith({ shipments: shipment({ shippingAddress: { countryCode: 'US', stateCode: 'WI', postalCode: '54801' } }) }),
    );
    await waitFor(() => expect(step.field('city').value).toBe('Spooner'));
  });

  it('starts with the draft of this tab', async () => {
    const step = await openShippingStep(basketWith(), {}, { city: 'Ely' });
    expect(step.field('city').value).toBe('Ely');
  });
});

// @vitest-environment happy-dom
import type { Basket, Shipment } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { buildCartAtp } from '../../basket/testing/cart-atp-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { readDraft, storeDraft } from '../../platform/session/index.ts';
import { loseConnection, openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import CheckoutContent from '../checkout-content.tsx';

const flash = (type: string) => ({ type, message: '', path: '$' });
const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false };
const cap = buildPickupItem('1');
const contact = {
  c_pickupFirstName: 'Dale',
  c_pickupLastName: 'Lindqvist',
  c_pickupPhone: '(218) 555-0178',
  c_pickupEmail: 'dale@example.com',
};
const method = { id: '02', name: 'Ground', description: '', price: 8.95 };
const missingPayment = ['BillingAddressRequired', 'PaymentMethodRequired'].map(flash);

function basketWith(shipments: Shipment[], changes: Partial<Basket> = {}): Basket {
  const items = shipments.some(({ c_isBOPIS }) => !c_isBOPIS) ? [cap, buildBasketItem('2')] : [cap];
  return buildBasket(items, { shipments, ...changes });
}
const pickupOnly = basketWith([buildPickupShipment()], {
  _flash: [flash('CustomerEmailRequired'), flash('PickupDetailsRequired'), ...missingPayment],
});

type Calls = Parameters<typeof openTab>[1];

async function openCheckout(
  basket: Basket,
  {
    calls = {},
    customer,
    path = '/checkout',
    draft,
  }: { calls?: Calls; customer?: Parameters<typeof openTab>[2]; path?: string; draft?: Parameters<typeof storeDraft>[1] } = {},
) {
  const change = (next: (request: ReceivedRequest) => Partial<Basket>) => (request: ReceivedRequest) => {
    server.basket = { ...(server.basket as Basket), ...next(request) };
    return respondWith(server.basket);
  };
  const { requests, server } = openTab(
    basket,
    {
      'PUT customer': change(({ body }) => ({ customerInfo: { customerId: 'customer1', ...(body as { email: string }) } })),
      'PATCH BOPISCart': change(({ body }) => ({
        shipments: (server.basket?.shipments ?? []).map((each) => (each.c_isBOPIS ? { ...each, ...(body as Partial<Shipment>) } : each)),
        _flash: (server.basket?._flash ?? []).filter(({ type }) => type !== 'PickupDetailsRequired' && type !== 'CustomerEmailRequired'),
      })),
      ...calls,
    },
    customer,
  );
  if (draft) storeDraft('shipping', draft);
  const { container, router } = mountScreens({ checkout: <CheckoutContent /> }, path);
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull());
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return {
    container,
    requests,
    router,
    field,
    steps: () => [...container.querySelectorAll('ol[aria-label="Checkout steps"] li')].map(({ textContent }) => textContent),
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) typeInto(field(name)!, value);
    },
    submit: (text: string) => findByText(container, 'button', text).click(),
    alert: () => container.querySelector('[role="alert"]')?.textContent,
  };
}
const typed = { fullName: 'Dale Lindqvist', phone: '(218) 555-0178', email: 'dale@example.com' };

describe('the pickup step', () => {
  it('CHECKOUT-003 CHECKOUT-004 is the first of four steps of a mixed order', async () => {
    const mixed = basketWith([home, buildPickupShipment()], {
      applicableShippingMethods: [method],
      _flash: [flash('PickupDetailsRequired')],
    });
    const step = await openCheckout(mixed);
    expect(step.steps()).toEqual(['1Pickup', '2Shipping', '3Payment', '4Review']);
    await waitFor(() => expect(findByText(step.container, 'button', 'Continue to shipping')).toBeDefined());
  });

  it('CHECKOUT-004 is the first of three steps of an order that is not shipped', async () => {
    const step = await openCheckout(pickupOnly);
    expect(step.steps()).toEqual(['1Pickup', '2Payment', '3Review']);
    await waitFor(() => expect(findByText(step.container, 'button', 'Continue to payment')).toBeDefined());
    expect(step.router.state.location.search).toBe('?step=pickup');
  });

  it('asks for the email, which no later step does, and offers to correct a mistyped one', async () => {
    const mixed = basketWith([home, buildPickupShipment()], {
      applicableShippingMethods: [method],
      customerInfo: { customerId: 'customer1', email: 'old@example.com' },
      _flash: [flash('PickupDetailsRequired'), flash('ShippingAddressRequired')],
    });
    const step = await openCheckout(mixed, { draft: { email: 'draft@', city: 'Ely' } });
    await waitFor(() => expect(step.field('email')?.value).toBe('old@example.com'));
    step.fill({ ...typed, email: 'dale@gmial.com' });
    step.field('email')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await waitFor(() => expect(step.container.textContent).toContain('Did you mean dale@gmail.com?'));
    step.submit('Use it');
    await waitFor(() => expect(step.field('email')?.value).toBe('dale@gmail.com'));
    step.submit('Continue to shipping');
    await waitFor(() => expect(step.field('city')?.value).toBe('Ely'));
    expect(step.field('email')).toBeNull();
    await waitFor(() => expect(step.container.textContent).toContain('dale@gmail.comDale Lindqvist, (218)\u00a0555-0178'));
    expect(step.requests.map(({ call }) => call)).toEqual(['PUT customer', 'PATCH BOPISCart']);
    expect(step.requests[0]?.body).toEqual({ email: 'dale@gmail.com' });
  });

  it('sends the email of the receipt and the contact, and goes on to payment, which asks for a billing address', async () => {
    const step = await openCheckout(pickupOnly);
    await waitFor(() => expect(step.field('phone')).not.toBeNull());
    step.fill(typed);
    step.submit('Continue to payment');
    await waitFor(() => expect(step.field('cardNumber')).not.toBeNull());
    expect(step.requests.map(({ call, body }) => [call, body])).toEqual([
      ['PUT customer', { email: 'dale@example.com' }],
      ['PATCH BOPISCart', { ...contact, c_pickupFirstNameAlternate: null, c_pickupLastNameAlternate: null, c_pickupEmailAlternate: null }],
    ]);
    expect(step.field('address1')).not.toBeNull();
    expect(step.field('fullName')?.value).toBe('Dale Lindqvist');
    expect(step.container.textContent).toContain('Dale Lindqvist, (218)\u00a0555-0178');
  });

  it('links each error with its field, and asks for another person only if the shopper names one', async () => {
    const step = await openCheckout(pickupOnly);
    await waitFor(() => expect(step.field('phone')).not.toBeNull());
    step.fill({ fullName: 'Dale', phone: '555-0178' });
    step.field('hasAlternate')?.click();
    await waitFor(() => expect(step.field('alternateName')).not.toBeNull());
    step.submit('Continue to payment');
    await waitFor(() => expect(step.container.textContent).toContain('A phone number has ten digits; this one has 7.'));
    for (const name of ['phone', 'email', 'alternateName']) {
      const described = step.field(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(step.field(name)?.getAttribute('aria-invalid')).toBe('true');
      expect(described.some((id) => document.getElementById(id)?.textContent)).toBe(true);
    }
    expect(step.container.textContent).toContain('Enter the name of the other person.');
    expect(step.requests).toEqual([]);
  });

  it('ERROR-037 shows the exact message for a failed update, and keeps what was typed, also after a reload', async () => {
    const step = await openCheckout(pickupOnly, { calls: { 'PATCH BOPISCart': () => respondWithFault(400, 'ValidationException') } });
    await waitFor(() => expect(step.field('phone')).not.toBeNull());
    step.fill(typed);
    step.submit('Continue to payment');
    await waitFor(() => expect(step.alert()).toBe('Error updating pickup details. Please check the pickup details and try again.'));
    expect(step.field('fullName')?.value).toBe('Dale Lindqvist');
    expect(readDraft('pickup')).toMatchObject(typed);
    const reloaded = mountScreens({ checkout: <CheckoutContent /> }, '/checkout').container;
    await waitFor(() => expect(reloaded.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe(typed.phone));
  });

  it('says that the shop could not be reached, if so', async () => {
    const step = await openCheckout(pickupOnly, { calls: { 'PUT customer': loseConnection } });
    await waitFor(() => expect(step.field('phone')).not.toBeNull());
    step.fill(typed);
    step.submit('Continue to payment');
    await waitFor(() => expect(step.alert()).toContain('We couldn’t reach the shop.'));
  });

  it('starts with the data of the account', async () => {
    const customer = { firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', phoneHome: '218 555 0178' };
    const step = await openCheckout(pickupOnly, { customer });
    await waitFor(() => expect(step.field('phone')?.value).toBe('218 555 0178'));
    expect(step.field('fullName')?.value).toBe('Dale Lindqvist');
    expect(step.field('email')?.value).toBe('dale@example.com');
  });

  it('CHECKOUT-004 CHECKOUT-006 is done once the contact is known', async () => {
    const known = basketWith([buildPickupShipment(contact)], { _flash: missingPayment });
    const step = await openCheckout(known);
    await waitFor(() => expect(step.router.state.location.search).toBe('?step=payment'));
  });

  it('can be opened by its URL, and no URL opens a shipping step without a shipment', async () => {
    const known = basketWith([buildPickupShipment(contact)], { _flash: missingPayment });
    const step = await openCheckout(known, { path: '/checkout?step=pickup' });
    await waitFor(() => expect(step.field('phone')?.value).toBe('(218) 555-0178'));
    await step.router.navigate('/checkout?step=shipping');
    await waitFor(() => expect(step.router.state.location.search).toBe('?step=payment'));
  });

  it('FULFIL-005 says when another store has the items if that of the basket has closed, and then what has changed', async () => {
    const alternatives = [{ storeId: '002', name: 'Tower', timeZone: 'America/Chicago' }];
    const closed = { ...flash('StoreNotEligible'), details: { storeId: '001', alternatives } };
    const from = { storeId: '001', name: 'Ely' };
    const changes = [
      { ...flash('PickupStoreChanged'), details: { from, to: { storeId: '002', name: 'Tower' } } },
      { ...flash('DeliveryMethodChanged'), details: { itemId: '1', from: 'in-store-pickup', to: 'ship-to-store' } },
    ];
    const stock = buildCartAtp({ '002': { items: { 1: [0, 1] }, transferDate: '2026-12-09' } });
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store', c_pickupStoreID: '002', c_pickupStoreName: 'Tower' });
    const moved = buildBasket([buildPickupItem('1', {}, 'ship-to-store')], { shipments: [toStore], _flash: changes });
    const { container } = await openCheckout(
      { ...pickupOnly, _flash: [closed, ...pickupOnly._flash] },
      { calls: { 'POST MAO-CartAtp': () => respondWith(stock), [`PATCH ${pickupOnly.basketId}`]: () => respondWith(moved) } },
    );
    await waitFor(() =>
      expect(container.querySelector('[role="alert"] li')?.textContent).toContain('Ships to this store · Ready Wed,\u00a0Dec\u00a09'),
    );
    findByText(container, 'button', 'Pick up at Tower').click();
    await waitFor(() => expect(container.textContent).toContain('Your pickup store is Tower now.'));
    expect(container.textContent).toContain('we ship it to the store now.');
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });
});

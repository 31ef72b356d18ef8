// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { readDraft } from '../../platform/session/index.ts';
import { loseConnection, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { waitFor } from '../../platform/testing/mount.tsx';
import { buildShipments, homeAddress, openShippingStep, toShippingBasket, typedValues } from '../testing/open-shipping-step.tsx';

const basketWith = (changes: object = {}) => toShippingBasket(buildBasket(), changes);

describe('the shipping step', () => {
  it('CHECKOUT-005 sends email, address and method in this order, and is done with the last basket', async () => {
    const step = await openShippingStep(basketWith());
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.sent()).toEqual(['PUT customer', 'PUT shipping_address', 'PUT shipping_method']);
    expect(step.requests.map(({ body }) => body)).toMatchObject([{ email: 'dale@example.com' }, homeAddress, { id: '01' }]);
    expect(step.onDone).toHaveBeenCalledWith(
      expect.objectContaining({ shipments: [expect.objectContaining({ shippingMethod: { id: '01' } })] }),
    );
    expect(readDraft('shipping')).toBeUndefined();
  });

  it.each([
    ['is changed with it if it was the same', homeAddress, 'true'],
    ['stays if it was another', { ...homeAddress, city: 'Duluth' }, 'false'],
  ])('the billing address %s', async (_, billingAddress, isBilling) => {
    const step = await openShippingStep(basketWith({ billingAddress, shipments: buildShipments({ shippingAddress: homeAddress }) }));
    step.fill({ email: 'dale@example.com', address1: '12 Sheridan St' });
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    const sent = step.requests.find(({ call }) => call === 'PUT shipping_address');
    expect(sent).toMatchObject({ query: { use_as_billing: isBilling }, body: { address1: '12 Sheridan St' } });
  });

  it('asks for a street that is missing without the name of a method, which the country may not have', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ ...typedValues, address1: '' });
    step.submit();
    await waitFor(() => expect(step.container.textContent).toContain('Enter a house number and street, or a PO box.'));
    expect(step.container.textContent).not.toContain('standard shipping');
  });

  it('sends nothing while a field is missing, and says which', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ ...typedValues, city: ' ' });
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

  it('shows the server’s message at a field that it rejects', async () => {
    const rejected = () => respondWithFault(400, 'ValidationException', { path: '$.email' });
    const step = await openShippingStep(basketWith(), { 'PUT customer': rejected });
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.field('email').getAttribute('aria-invalid')).toBe('true'));
    expect(step.onDone).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the connection is lost, and sends it at the next submit', async () => {
    const step = await openShippingStep(basketWith(), {
      'PUT customer': [
        loseConnection,
        loseConnection,
        () => respondWith(basketWith({ customerInfo: { customerId: 'c', email: typedValues.email } })),
      ],
    });
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.alert()).toBeTruthy());
    expect(step.field('address1').value).toBe(homeAddress.address1);
    expect(readDraft('shipping')).toMatchObject({ address1: homeAddress.address1 });
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
  });

  it('BASKET-014 shows the error of a lost connection at the top of the step, and scrolls to it', async () => {
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    const step = await openShippingStep(basketWith(), { 'PUT customer': loseConnection });
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.alert()).toBeTruthy());
    expect(step.container.querySelector('form')?.firstElementChild?.firstElementChild?.getAttribute('role')).toBe('alert');
    expect(step.container.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(scrolled).toEqual([step.alert()]);
    vi.restoreAllMocks();
  });

  it('starts with the draft of this tab', async () => {
    const step = await openShippingStep(basketWith(), {}, { city: 'Ely' });
    expect(step.field('city').value).toBe('Ely');
  });
});

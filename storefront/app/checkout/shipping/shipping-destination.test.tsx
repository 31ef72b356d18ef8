// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { isTaxKnown } from '../../basket/index.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import {
  buildShipments,
  buildShippingMethod,
  openShippingStep,
  overnight,
  standard,
  toShippingBasket,
  typedValues,
} from '../testing/open-shipping-step.tsx';

const basketWith = (changes: object = {}) => toShippingBasket(buildBasket(), changes);

describe('the destination and the methods of the shipping step', () => {
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
    step.fill({ ...typedValues, postalCode: '54901', stateCode: 'TX' });
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

  it('sends a chosen method at once and keeps it', async () => {
    const step = await openShippingStep(basketWith());
    step.choose('Overnight');
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_method']));
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.onDone).toHaveBeenCalledOnce());
    expect(step.requests.at(-1)).toMatchObject({ call: 'PUT shipping_method', body: { id: '02' } });
  });

  it('says that a chosen method is replaced, because it is not offered for an address that is entered later', async () => {
    const step = await openShippingStep(basketWith(), {
      'PUT shipping_address': () => {
        step.server.basket = basketWith({ applicableShippingMethods: [standard] });
        return respondWith(step.server.basket);
      },
    });
    step.choose('Overnight');
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_method']));
    const notice = 'Overnight isn’t offered for this address, so another method is chosen below.';
    expect(step.container.textContent).not.toContain(notice);
    step.fill(typedValues);
    step.leave('address1');
    await waitFor(() => expect(step.container.textContent).toContain(notice));
    expect(step.container.querySelector('input[name="shipping-method"]:checked')?.getAttribute('value')).toBe('01');
  });

  it('asks for another method if the chosen one is not offered for the address', async () => {
    const step = await openShippingStep(basketWith(), {
      'PUT shipping_address': () => {
        step.server.basket = basketWith({ applicableShippingMethods: [overnight], defaultShippingMethodId: '02' });
        return respondWith(step.server.basket);
      },
    });
    step.fill(typedValues);
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
    step.fill(typedValues);
    step.submit();
    await waitFor(() => expect(step.alert()).toContain('We don’t ship to this address.'));
    expect(step.alert()).toContain('Error updating shipping address. Please check the address and try again.');
    expect(step.sent()).not.toContain('PUT shipping_method');
    expect(step.onDone).not.toHaveBeenCalled();
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
      applicableShippingMethods: [buildShippingMethod('24', 'Post to Canada')],
      defaultShippingMethodId: '24',
      shipments: buildShipments({ shippingAddress: { countryCode: 'CA' } }),
    });
    let deliver: (response: Response) => void = () => undefined;
    const step = await openShippingStep(basketWith(), {
      'PUT shipping_address': () => new Promise<Response>((resolve) => (deliver = resolve)),
    });
    step.fill({ ...typedValues, countryCode: 'CA' });
    await waitFor(() => expect(step.sent()).toEqual(['PUT shipping_address']));
    expect(step.requests[0]?.body).toMatchObject({ countryCode: 'CA', postalCode: null, stateCode: null });
    await waitFor(() => expect(step.container.textContent).toContain('Loading shipping methods'));
    expect(step.container.textContent).not.toContain('Overnight');
    deliver(respondWith(canadian));
    await waitFor(() => expect(step.container.textContent).toContain('Post to Canada'));
    expect(step.container.textContent).not.toContain('Overnight');
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

  it('keeps no city of a ZIP code with a postal code of another country, whose cities are not known', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.container.textContent).toContain('Filled in for 55731: Ely, Minnesota.'));
    step.fill({ countryCode: 'CA', postalCode: 'H2X 1Y4' });
    await waitFor(() => expect(step.field('city').value).toBe(''));
    expect(step.field('stateCode').value).toBe('QC');
    expect(step.container.textContent).not.toContain('Filled in for 55731');
  });

  it('fills in nothing over what was typed or chosen, and selects the city under the cursor', async () => {
    const step = await openShippingStep(basketWith());
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.field('city').value).toBe('Ely'));
    step.fill({ city: 'Fall Lake', stateCode: 'IA', postalCode: '54801' });
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.container.textContent).toContain('55731 is in Minnesota.'));
    expect([step.field('city').value, step.field('stateCode').value]).toEqual(['Fall Lake', 'IA']);
    const city = step.field('city') as HTMLInputElement;
    step.fill({ city: '' });
    city.focus();
    step.fill({ postalCode: '54801' });
    await waitFor(() => expect(city.value).toBe('Spooner'));
    expect([city.selectionStart, city.selectionEnd]).toEqual([0, 'Spooner'.length]);
  });

  it('replaces a place that belongs to the ZIP code before the change, announces only what it fills in, and doubts another city', async () => {
    const step = await openShippingStep(
      basketWith({
        shipments: buildShipments({ shippingAddress: { countryCode: 'US', stateCode: 'MN', postalCode: '55731', city: 'Winton' } }),
      }),
    );
    step.fill({ postalCode: '54801' });
    await waitFor(() => expect(step.field('city').value).toBe('Spooner'));
    expect(step.field('stateCode').value).toBe('WI');
    await waitFor(() => expect(step.container.textContent).toContain('Filled in for 54801: Spooner, Wisconsin.'));
    step.fill({ city: 'Brooklyn' });
    await waitFor(() => expect(step.container.textContent).toContain('54801 is usually Spooner.'));
    step.fill({ postalCode: '55731' });
    await waitFor(() => expect(step.container.textContent).toContain('Filled in for 55731: Minnesota.'));
    expect(step.field('city').value).toBe('Brooklyn');
    await waitFor(() => expect(step.container.textContent).toContain('55731 is usually Ely.'));
    step.fill({ city: 'wint' });
    await waitFor(() => expect(step.container.textContent).not.toContain('is usually'));
  });

  it('replaces that place although a ZIP code was complete in between, and keeps a city that the longer code has, too', async () => {
    const inWinton = { countryCode: 'US', stateCode: 'MN', postalCode: '55731', city: 'Winton' };
    const step = await openShippingStep(basketWith({ shipments: buildShipments({ shippingAddress: inWinton }) }));
    step.fill({ postalCode: '55731-1234' });
    await waitFor(() => expect(step.field('city').getAttribute('list')).not.toBeNull());
    expect(step.field('city').value).toBe('Winton');
    for (const postalCode of ['54801', '54801-', '54801-1234']) step.fill({ postalCode });
    await waitFor(() => expect(step.field('city').value).toBe('Spooner'));
    expect(step.field('stateCode').value).toBe('WI');
  });

  it('fills in the city of a ZIP code that the cart knows already', async () => {
    const step = await openShippingStep(
      basketWith({ shipments: buildShipments({ shippingAddress: { countryCode: 'US', stateCode: 'WI', postalCode: '54801' } }) }),
    );
    await waitFor(() => expect(step.field('city').value).toBe('Spooner'));
  });
});

// @vitest-environment happy-dom

import { type Customer, type Order, shipmentIds } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildOrderedItem, buildStyle } from '../../basket/testing/order-builder.ts';
import { buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { buildSavedCard } from '../../checkout/testing/card-builder.ts';
import { buildCustomerAddress } from '../../platform/testing/address-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { setBrowserDate } from '../../platform/testing/set-browser-date.ts';
import { AccountPage } from '../layout/account-page.tsx';

const address = buildCustomerAddress('home', { preferred: true });

function openOverview(orders: Order[], customer: Partial<Customer> = {}, calls: Parameters<typeof openTab>[1] = {}) {
  openTab(
    null,
    {
      'GET orders': () => respondWith({ data: orders, count: orders.length, start: 0, total: orders.length }),
      'GET (5102)': () => respondWith({ data: [buildStyle('5102', { sku1: 9 })], count: 1, total: 1 }),
      ...calls,
    },
    { firstName: 'Dale', email: 'dale@example.com', c_emailConfirmed: true, ...customer },
  );
  const { container } = mountScreens({ 'account/*': <AccountPage /> }, '/account');
  return { container, text: () => container.textContent ?? '' };
}

describe('the overview of the account', () => {
  it('says of the last order when its parcel arrives and when its pickup is ready, each with its own steps', async () => {
    setBrowserDate('2026-11-27T18:00:00Z');
    const pickup = { ...buildPickupShipment({ c_promiseDate: '2026-12-04' }), c_pickupState: 'preparing' as const };
    const shippingMethod = {
      id: '01',
      name: 'Standard',
      description: '',
      price: 0,
      c_arrivesFrom: '2026-11-24',
      c_arrivesTo: '2026-11-24',
    };
    const parcel = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false, shippingMethod, shippingAddress: address };
    const productItems = [buildOrderedItem('1'), buildOrderedItem('2', { shipmentId: pickup.shipmentId })];
    const overview = openOverview([buildOrder('R0', { shipments: [parcel, pickup], productItems })]);
    await waitFor(() =>
      expect(findByText(overview.container, 'h2', 'Arrives Tue,\u00a0Nov\u00a024').textContent).toContain('Ready Fri,\u00a0Dec\u00a04'),
    );
    const steps = [...overview.container.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['On its way', 'Being packed']);
    expect(overview.text()).toContain('To Ely, MN');
    expect(overview.text()).toContain('Pick up at Ely, Sheridan Street');
  });

  it('says of two pickups when each is ready', async () => {
    setBrowserDate('2026-11-27T18:00:00Z');
    const pickup = { ...buildPickupShipment(), c_pickupState: 'ready' as const, c_readyBy: '2026-11-27T17:00:00Z' };
    const shipmentId = shipmentIds['ship-to-store'];
    const transfer = { ...buildPickupShipment({ shipmentId, c_promiseDate: '2026-12-04' }), c_pickupState: 'in_transfer' as const };
    const productItems = [buildOrderedItem('1', { shipmentId: pickup.shipmentId }), buildOrderedItem('2', { shipmentId })];
    const overview = openOverview([buildOrder('R0', { shipments: [pickup, transfer], productItems })]);
    await waitFor(() =>
      expect(findByText(overview.container, 'h2', 'Ready for pickup at Ely, Sheridan Street').textContent).toContain(
        'Ready Fri,\u00a0Dec\u00a04 at Ely, Sheridan Street',
      ),
    );
  });

  it('says of a pickup that should have been ready that it takes longer', async () => {
    const pickup = { ...buildPickupShipment({ c_promiseDate: '2026-11-20' }), c_pickupState: 'preparing' as const };
    const productItems = [buildOrderedItem('1', { shipmentId: pickup.shipmentId })];
    const overview = openOverview([buildOrder('R0', { shipments: [pickup], productItems })]);
    await waitFor(() => expect(overview.text()).toContain('It’s taking longer than we said.'));
    expect(overview.text()).not.toContain('Ready Fri,\u00a0Nov\u00a020');
  });

  it('shows the last order with its steps, three orders before it, the preferred address and the default card', async () => {
    const shippingMethod = {
      id: '01',
      name: 'Standard',
      description: '',
      price: 0,
      c_arrivesFrom: '2026-11-24',
      c_arrivesTo: '2026-11-24',
    };
    const shipments = [{ shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false, shippingMethod }];
    const last = buildOrder('R0', { shipments });
    const overview = openOverview([last, ...['R1', 'R2', 'R3', 'R4'].map((orderNo) => buildOrder(orderNo))], {
      addresses: [address],
      paymentInstruments: [buildSavedCard('a', 24, { c_isDefault: true })],
    });
    await waitFor(() => expect(overview.text()).toContain('Visa ending 1111'));
    await waitFor(() => expect(overview.text()).toContain('All 5 orders'));
    expect(overview.text()).toContain('Hello, Dale.');
    expect(findByText(overview.container, 'h2', 'Arrives Tue,\u00a0Nov\u00a024')).toBeDefined();
    expect(overview.container.querySelector('[aria-current="step"]')?.textContent).toBe('On its way');
    expect(overview.text()).toContain('418 Lakeview Ave');
    const listed = [...overview.container.querySelectorAll('ul a[href^="/account/orders/"]')].map((link) => link.getAttribute('href'));
    expect(listed).toEqual(['/account/orders/R1', '/account/orders/R2', '/account/orders/R3']);
    expect(overview.text()).not.toContain('not confirmed');
  });

  it('shows the measurements of the account, in the units of the language, by wearer', async () => {
    const overview = openOverview([], { c_measurements: { dog: { neck: 15.5, weight: 40 }, adult: { chest: 41, height: 70 } } });
    await waitFor(() => expect(overview.text()).toContain('YouHeight\u00a05′10″, Chest\u00a041\u00a0in'));
    expect(overview.text()).toContain('The dogNeck\u00a015½\u00a0in, Weight\u00a040\u00a0lb');
    expect(overview.container.querySelector('[aria-label="Edit sizes"]')?.getAttribute('href')).toBe('/account/sizes');
  });

  it('welcomes a new customer, and says what is missing', async () => {
    const overview = openOverview([], { c_emailConfirmed: false });
    await waitFor(() => expect(overview.text()).toContain('Good to have you'));
    await waitFor(() => expect(overview.text()).toContain('dale@example.com is not confirmed yet.'));
    expect(overview.text()).toContain('Send the link again');
    expect([...overview.container.querySelectorAll('a')].filter((link) => link.textContent === 'Add one')).toHaveLength(3);
    expect(overview.text()).toContain('Save your measurements, and product pages name your size.');
  });

  it('asks to replace a default card that has expired', async () => {
    const overview = openOverview([], { paymentInstruments: [buildSavedCard('a', -1, { c_isDefault: true })] });
    await waitFor(() => expect(overview.text()).toContain('Your default card ending 1111 has expired.'));
    expect(findByText(overview.container, 'a', 'Replace it').getAttribute('href')).toBe('/account/payments');
  });

  it('shows the rest if the orders could not be loaded', async () => {
    const overview = openOverview([], { addresses: [address] }, { 'GET orders': () => respondWithFault(404, 'CustomerNotFoundException') });
    await waitFor(() => expect(overview.container.querySelector('[role="alert"]')).not.toBeNull());
    await waitFor(() => expect(overview.text()).toContain('418 Lakeview Ave'));
  });
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { ShippingSummary } from './shipping-summary.tsx';

it('the summary of shipping has method and price on one line, and carrier and arrival on their own', async () => {
  const shippingMethod = {
    id: '02',
    name: 'Ground',
    description: 'By truck',
    price: 0,
    c_carrier: 'Test Parcel',
    c_arrivesFrom: '2026-12-18',
    c_arrivesTo: '2026-12-22',
  };
  const shipments = [{ shipmentId: 'me', productTotal: 149, shippingTotal: 0, c_isBOPIS: false, shippingMethod }];
  const { container } = mountScreens(
    { checkout: <ShippingSummary basket={buildBasket([buildBasketItem('1')], { shipments })} /> },
    '/checkout',
  );
  await waitFor(() => expect(container.querySelector('b')).not.toBeNull());
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(lines.slice(-3)).toEqual(['Ground, free', 'Carrier: Test Parcel', 'Arrives Fri, Dec 18 – Tue, Dec 22']);
});

it('the summary of shipping has the arrival of each of two parcels', async () => {
  const shippingMethod = { id: '02', name: 'Ground', description: '', price: 0, c_arrivesTo: '2026-12-01' };
  const c_parcels = [
    { itemIds: ['1'], backorder: false, c_arrivesTo: '2026-12-01' },
    { itemIds: ['2'], backorder: true, c_arrivesTo: '2026-12-22' },
  ];
  const shipment = { shipmentId: 'me', productTotal: 52, shippingTotal: 0, c_isBOPIS: false, shippingMethod };
  const basket = buildBasket([buildBasketItem('1'), buildBasketItem('2', { c_isBackordered: true })], {
    shipments: [{ ...shipment, c_shipAvailableFirst: true, c_parcels }],
  });
  const { container } = mountScreens({ checkout: <ShippingSummary basket={basket} /> }, '/checkout');
  await waitFor(() => expect(container.querySelector('b')).not.toBeNull());
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual(['Arrives Tue,\u00a0Dec\u00a01', 'On backorder, arrives Tue,\u00a0Dec\u00a022']);
});

it("FULFIL-017 the summary of shipping has 'Time Unavailable' for a method without a date, and no date without a method", async () => {
  const shippingMethod = { id: '02', name: 'Ground', description: '', price: 0 };
  const shipment = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false };
  const linesWith = async (method: object) => {
    const basket = buildBasket([buildBasketItem('1')], { shipments: [{ ...shipment, ...method }] });
    const { container } = mountScreens({ checkout: <ShippingSummary basket={basket} /> }, '/checkout');
    await waitFor(() => expect(container.querySelector('p')).not.toBeNull());
    return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  };
  expect((await linesWith({ shippingMethod })).slice(-2)).toEqual(['Ground, free', 'Time Unavailable']);
  expect(await linesWith({})).not.toContain('Time Unavailable');
});

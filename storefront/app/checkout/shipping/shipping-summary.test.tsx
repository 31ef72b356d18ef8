// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { ShippingSummary } from './shipping-summary.tsx';

it('the summary of shipping has method and price on one line and the arrival on its own', async () => {
  const shippingMethod = {
    id: '02',
    name: 'Ground',
    description: 'By truck',
    price: 0,
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
  expect(lines.slice(-2)).toEqual(['Ground, free', 'Arrives Fri, Dec 18 – Tue, Dec 22']);
});

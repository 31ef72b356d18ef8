// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useBasket } from '../basket/index.ts';
import { buildBasket } from '../basket/testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../basket/testing/pickup-builder.ts';
import { openTab, respondWithFault } from '../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { UnorderableLines } from './unorderable-lines.tsx';

function Screen() {
  const { basket } = useBasket();
  return basket ? <UnorderableLines basket={basket} /> : null;
}

const flashes = {
  store: { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives: [] } },
  shortage: {
    type: 'ProductItemNotAvailable',
    message: '',
    path: '$',
    details: { itemId: '1', productId: 'sku1', requested: 1, available: 0 },
  },
};

function openLines(flash: keyof typeof flashes, call: string) {
  const basket = buildBasket([buildPickupItem('1', { productName: 'Coat' })], {
    shipments: [buildPickupShipment()],
    _flash: [flashes[flash]],
  });
  openTab(basket, { [call]: () => respondWithFault(429, 'TooManyRequestsException') });
  return mountScreens({ checkout: <Screen /> }, '/checkout').container;
}

const alerts = (container: HTMLElement) => [...container.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

it('says at the line why it could not be shipped instead', async () => {
  const container = openLines('shortage', 'PATCH 1');
  await waitFor(() => expect(findByText(container, 'button', 'Ship it instead')).toBeDefined());
  findByText(container, 'button', 'Ship it instead').click();
  await waitFor(() => expect(container.querySelector('li')?.textContent).toContain('Too many tries.'));
  expect(alerts(container).filter((text) => text?.includes('Too many tries.'))).toHaveLength(1);
});

it('says once why the items of a store without pickup could not be shipped', async () => {
  const container = openLines('store', 'POST move');
  await waitFor(() => expect(findByText(container, 'button', 'Ship it all to me instead')).toBeDefined());
  findByText(container, 'button', 'Ship it all to me instead').click();
  await waitFor(() => expect(alerts(container).filter((text) => text?.includes('Too many tries.'))).toHaveLength(1));
});

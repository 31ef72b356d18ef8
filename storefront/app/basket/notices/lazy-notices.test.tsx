// @vitest-environment happy-dom
import type { Basket, Flash } from '@outfitter/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { useDeliveryMoves } from '../delivery/use-delivery-moves.ts';
import { useBasket } from '../state/use-basket.ts';
import { buildBasket } from '../testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';
import { LazyCartNotices } from './lazy-notices.tsx';

/** Simulated connection, without which the code of the notices does not load. */
const connection = vi.hoisted(() => ({ isLost: false }));
const load = async (original: () => Promise<object>) => {
  if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return { ...(await original()) };
};
vi.mock('./cart-notices.tsx', (original) => load(original));
vi.mock('./pickup-store-error-alert.tsx', (original) => load(original));

beforeEach(() => {
  connection.isLost = false;
});

function Notices({ basket }: { basket: Basket }) {
  return <LazyCartNotices basket={basket} moves={useDeliveryMoves(basket)} />;
}
function Screen() {
  const { basket } = useBasket();
  return basket ? <Notices basket={basket} /> : null;
}

const storeProblem = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives: [] } };
const shortage = {
  type: 'ProductItemNotAvailable',
  message: '',
  path: '$',
  details: { itemId: '1', productId: 'sku1', requested: 1, available: 0 },
};

function openNotices(...flashes: Flash[]) {
  openTab(buildBasket([buildPickupItem('1')], { shipments: [buildPickupShipment()], _flash: flashes }), {});
  return mountScreens({ cart: <Screen /> }, '/cart').container;
}

it.each([
  { flash: storeProblem, text: 'can’t prepare pickups right now.' },
  { flash: shortage, text: 'Some items aren’t available as you chose them.' },
])('says that a notice could not be loaded, and loads it again: $text', async ({ flash, text }) => {
  connection.isLost = true;
  const container = openNotices(flash);
  await waitFor(() => expect(container.textContent).toContain('That didn’t load.'));
  connection.isLost = false;
  findByText(container, 'button', 'Try again').click();
  await waitFor(() => expect(container.textContent).toContain(text));
  expect(container.textContent).not.toContain('That didn’t load.');
});

it('announces each notice once: no alert is within the status region', async () => {
  const container = openNotices(storeProblem, shortage);
  await waitFor(() => expect(container.textContent).toMatch(/can’t prepare pickups.*Some items aren’t available/));
  expect(container.querySelector('[role="alert"]')).not.toBeNull();
  expect(container.querySelector('[role="status"] [role="alert"]')).toBeNull();
});

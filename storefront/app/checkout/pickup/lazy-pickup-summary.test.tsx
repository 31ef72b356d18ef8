// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { LazyPickupSummary } from './lazy-pickup-summary.tsx';

/** Simulated connection, without which the code of the summary does not load. */
const connection = vi.hoisted(() => ({ isLost: true }));
vi.mock('./pickup-summary.tsx', async (original) => {
  if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return { ...(await original<object>()) };
});

it('says that the summary of the pickup could not be loaded, and loads it again', async () => {
  const shipment = buildPickupShipment({ c_pickupFirstName: 'Dale', c_pickupLastName: 'Lindqvist', c_pickupPhone: '(218) 555-0178' });
  const basket = buildBasket([buildPickupItem('1')], { shipments: [shipment] });
  const { container } = mountScreens({ checkout: <LazyPickupSummary basket={basket} /> }, '/checkout');
  await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('That didn’t load.'));
  connection.isLost = false;
  findByText(container, 'button', 'Try again').click();
  await waitFor(() => expect(container.textContent).toContain('Dale Lindqvist'));
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

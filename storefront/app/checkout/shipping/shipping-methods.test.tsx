// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { ShippingMethods } from './shipping-methods.tsx';

it("FULFIL-017 a shipping method with a date is titled by it, and one without says 'Time Unavailable' beside its name", async () => {
  const ground = { id: '02', name: 'Ground', description: 'By truck', price: 0, c_arrivesFrom: '2026-12-18', c_arrivesTo: '2026-12-22' };
  const overnight = { id: '03', name: 'Overnight', description: 'By air', price: 24 };
  const { container } = mountScreens(
    { methods: <ShippingMethods methods={[ground, overnight]} currency="USD" chosen="02" onChoose={() => {}} /> },
    '/methods',
  );
  await waitFor(() => expect(container.querySelectorAll('label')).toHaveLength(2));
  const [first, second] = [...container.querySelectorAll('label')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
  expect(first).toMatch(/^Fri, Dec 18 – Tue, Dec 22.*Ground\. By truck\./);
  expect(first).not.toContain('Time Unavailable');
  expect(second).toMatch(/^Overnight.*Time Unavailable\. By air\./);
});

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

it('says once until when to order if all methods have the same time, else beside each', async () => {
  const dates = { description: 'x', price: 9, c_arrivesFrom: '2026-12-18', c_arrivesTo: '2026-12-22' };
  const method = (id: string, hour: number) => ({ ...dates, id, name: id, c_orderBefore: `2026-12-14T${hour}:00:00Z` });
  const countOf = async (...methods: Parameters<typeof ShippingMethods>[0]['methods'][number][]) => {
    const screen = <ShippingMethods methods={methods} currency="USD" chosen="02" onChoose={() => {}} />;
    const { container } = mountScreens({ methods: screen }, '/methods');
    await waitFor(() => expect(container.querySelectorAll('label')).toHaveLength(methods.length));
    const count = (element: Element) => (element.textContent ?? '').split('Order by').length - 1;
    return { all: count(container), beside: [...container.querySelectorAll('label')].map(count) };
  };
  expect(await countOf(method('02', 19), method('03', 19), method('04', 19))).toEqual({ all: 1, beside: [0, 0, 0] });
  expect(await countOf(method('02', 19), method('03', 21))).toEqual({ all: 2, beside: [1, 1] });
  expect(await countOf(method('02', 19))).toEqual({ all: 1, beside: [1] });
});

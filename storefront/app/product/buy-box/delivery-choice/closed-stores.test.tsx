// @vitest-environment happy-dom
import type { StoreInventory } from '@outfitter/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { respondWith } from '../../../platform/testing/fake-shop.ts';
import { waitFor } from '../../../platform/testing/mount.tsx';
import { setBrowserDate } from '../../../platform/testing/set-browser-date.ts';
import { buildStore } from '../../../stores/testing/store-builder.ts';
import { coat, ely, inventory, none, openProduct } from '../../testing/open-delivery-choice.tsx';

beforeEach(() => setBrowserDate('2026-11-21T15:00:00Z'));

const closed = { closedOverride: true, c_door: { is: 'closed', isPermanent: false } } as const;
const closedUntil = (date: string) => ({
  closedOverride: true,
  c_door: { is: 'shut' as const, opens: '09:00', opensAt: `${date}T15:00:00.000Z`, date, inDays: 10, weekday: 1 },
});

describe('the choice of how to get an item', () => {
  describe('at a store without pickup', () => {
    const nothing = { 'in-store-pickup': none, 'ship-to-store': none };
    const openWithoutPickup = (inStore: StoreInventory['inStore'], rest = {}) =>
      openProduct({
        store: { ...ely, bopisEnabled: false },
        details: buildStore({ bopisEnabled: false }),
        reply: () => respondWith({ ...inventory(nothing, 'none'), ...(inStore ? { inStore } : {}) }),
        ...rest,
      });

    it.each([
      [{ available: 1, message: 'in stock' }, 'In stock at Ely, Sheridan Street.'],
      [{ available: 1, message: 'Limited Quantity' }, 'Limited quantity at Ely, Sheridan Street.'],
      [{ available: 0, message: 'NOT_AVAILABLE' }, 'Ely, Sheridan Street doesn’t have it in stock.'],
    ])('FULFIL-005 is none, but the stock of the selected size is stated: %o', async (inStore, sentence) => {
      const { text, radio, added, requests } = openWithoutPickup(inStore);
      await waitFor(() => expect(text()).toContain(`${sentence} This store has no pickup of online orders.`));
      expect(text()).toContain('No pickup here');
      expect([radio(/^Pick up/)?.disabled, radio(/^Ship to store/)?.disabled]).toEqual([true, true]);
      await waitFor(() => expect(added()).toEqual({}));
      expect(requests).toHaveLength(1);
    });

    it('FULFIL-005 is none, and no stock is stated while the store is closed', async () => {
      const { text } = openWithoutPickup(undefined);
      await waitFor(() => expect(text()).toContain('doesn’t offer pickup. Choose another store'));
      expect(text()).not.toContain('in stock');
    });

    it('PDP-006 is none of an item on backorder, which no other store has either', async () => {
      const { text, container } = openWithoutPickup(undefined, { variant: { ...coat, backorder: true } });
      await waitFor(() => expect(text()).toContain('It’s on backorder, so it can’t be picked up at Ely, Sheridan Street yet.'));
      expect(text()).not.toContain('another store');
      expect(container.querySelectorAll('button')).toHaveLength(1);
    });

    it('PDP-002 asks for a size first, and no store before', async () => {
      const { text, requests } = openWithoutPickup(undefined, { variant: null });
      await waitFor(() => expect(text()).toContain('Choose a size to see what Ely, Sheridan Street has. This store has no pickup'));
      expect(requests).toEqual([]);
    });
  });

  it('FULFIL-005 names the day on which a closed store opens again, and from that day on asks for its stock', async () => {
    const closed = openProduct({ store: { ...ely, opensOn: '2026-12-01' }, details: buildStore(closedUntil('2026-12-01')) });
    await waitFor(() => expect(closed.text()).toContain('at Ely, Sheridan Street before Tue,\u00a0Dec\u00a01, when it opens again.'));
    expect(closed.text()).toContain('Pick up at Ely, Sheridan StreetNot before Tue,\u00a0Dec\u00a01');
    expect([closed.radio(/^Pick up/)?.disabled, closed.radio(/^Ship to store/)?.disabled]).toEqual([true, true]);
    expect(closed.requests).toEqual([]);
    closed.unmount();
    const opened = openProduct({ store: { ...ely, opensOn: '2026-11-21' }, details: buildStore() });
    await waitFor(() => expect(opened.text()).toContain('Today by 4:00\u00a0PM'));
  });

  it('FULFIL-005 says that a store is closed until further notice, and asks nothing of its stock', async () => {
    const { text, radio, added, requests } = openProduct({ store: { ...ely, opensOn: null }, details: buildStore(closed) });
    await waitFor(() => expect(text()).toContain('Nothing can be picked up at Ely, Sheridan Street until it opens again.'));
    expect(text()).toContain('Pick up at Ely, Sheridan StreetStore closed');
    expect(text()).not.toContain('in stock');
    expect([radio(/^Pick up/)?.disabled, radio(/^Ship to store/)?.disabled]).toEqual([true, true]);
    await waitFor(() => expect(added()).toEqual({}));
    expect(requests).toEqual([]);
  });

  it('FULFIL-005 learns that the chosen store has closed', async () => {
    const nothing = inventory({ 'in-store-pickup': none, 'ship-to-store': none }, 'closed');
    const { text } = openProduct({ reply: () => respondWith(nothing), details: buildStore(closedUntil('2026-12-01')) });
    await waitFor(() => expect(text()).toContain('before Tue,\u00a0Dec\u00a01, when it opens again.'));
  });

  it('FULFIL-005 learns that the chosen store has opened', async () => {
    const { text } = openProduct({ store: { ...ely, opensOn: null }, details: buildStore() });
    await waitFor(() => expect(text()).toContain('Today by 4:00\u00a0PM'));
    expect(text()).not.toContain('opens again');
  });
});

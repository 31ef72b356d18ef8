// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { updateBasketTabState } from '../state/basket-cache.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { CartAction } from './cart-action.tsx';

const lines = ['Watch Cap', 'Bib', 'Sock', 'Barn Coat'].map((productName, index) =>
  buildBasketItem(`${index}`, { productName, ...(productName === 'Bib' ? { c_isBackordered: true } : {}) }),
);

/** Number of additions over all tests: the component keeps the number that it has handled in its module, so it must not start again. */
let additions = 0;

async function addItem({ isNarrow }: { isNarrow: boolean }) {
  openTab(buildBasket(lines), {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 64rem)' ? isNarrow : !isNarrow }));
  updateBasketTabState(getQueryClient(), { additions });
  const { container } = mountScreens({ '': <CartAction hasFlyout /> }, '/');
  await waitFor(() => expect(container.querySelector('[data-part="count"]')?.textContent).toBe('4'));
  additions += 1;
  updateBasketTabState(getQueryClient(), { additions });
  return { container, flyout: () => container.querySelector('#mini-cart') };
}

describe('after an item is added', () => {
  it('SHELL-025 the mini cart opens in a window of at least 1024 px, with the added line first', async () => {
    const { flyout } = await addItem({ isNarrow: false });
    await waitFor(() => expect(flyout()?.querySelectorAll('li')).toHaveLength(3));
    const shown = [...(flyout()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(shown[0]).toContain('Barn Coat');
    expect(shown[2]).toMatch(/^Bib.*On backorder/);
    expect(shown[0]).not.toContain('backorder');
  });

  it('a click elsewhere closes the mini cart', async () => {
    const { flyout } = await addItem({ isNarrow: false });
    await waitFor(() => expect(flyout()).not.toBeNull());
    await waitFor(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(flyout()).toBeNull();
    });
  });

  it('a drawer opens instead in a narrower window', async () => {
    const { flyout } = await addItem({ isNarrow: true });
    await waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain('Barn Coat'));
    expect(document.querySelector('dialog')?.textContent).toContain('Subtotal$104.00');
    expect(flyout()).toBeNull();
  });
});

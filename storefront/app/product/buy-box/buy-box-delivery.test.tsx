// @vitest-environment happy-dom
import type { ProductItem, StoreInventory } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { VisibleIntersectionObserver } from '../../platform/testing/visible-intersection-observer.ts';
import { buildProductView } from '../build-product-view.ts';
import { chore } from '../testing/product-fixture.ts';
import { useVariantSelection } from '../variants/use-variant-selection.ts';
import { BuyBox } from './buy-box.tsx';

const choiceCode = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});

vi.mock('./delivery-choice/delivery-choice.tsx', async (importOriginal) => {
  await choiceCode.arrived;
  return importOriginal();
});

function loadChoice() {
  vi.stubGlobal('IntersectionObserver', VisibleIntersectionObserver);
  choiceCode.arrive();
}

/** Sizes of the product; the warehouse has no "S". */
const sizes = ['M', 'L', 'S'];
const isInWarehouse = (size: string) => size !== 'S';
const coat = buildProductView({
  ...chore,
  variationAttributes: [
    { id: 'size', name: 'Size', values: sizes.map((value) => ({ value, name: value, orderable: isInWarehouse(value) })) },
  ],
  variants: sizes.map((size) => ({
    productId: `41171${size}`,
    orderable: isInWarehouse(size),
    price: 149,
    isSale: false,
    isClearance: false,
    variationValues: { size },
    inventory: { orderable: isInWarehouse(size), stockLevel: isInWarehouse(size) ? 9 : 0, backorder: false },
  })),
});

const pickupLine = buildBasketItem('1', {
  productId: '41171M',
  c_masterId: coat.id,
  c_variationValues: { size: 'M' },
  quantity: 2,
  shipmentId: 'in-store-pickup',
  c_shipmentType: 'in-store-pickup',
  c_isPickupItem: true,
});

function Page() {
  const variantSelection = useVariantSelection(coat);
  return <BuyBox product={coat} variantSelection={variantSelection} deliveryRates={[{ from: 0, amount: 8.95 }]} relatedProducts={[]} />;
}

const units = { available: 9, message: 'in stock' };
const inventory = { pickupStatus: 'offered', ways: { 'in-store-pickup': units, 'ship-to-store': units } } as StoreInventory;

async function openPage(line: ProductItem | undefined, search: string, calls: Parameters<typeof openTab>[1] = {}) {
  const basket = line ? buildBasket([line]) : null;
  const { requests } = openTab(basket, { 'POST ': () => respondWith(inventory), 'PATCH 1': () => respondWith(buildBasket()), ...calls });
  const store = { ID: '001', name: 'Ely', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
  localStorage.setItem('outfitter.store', JSON.stringify({ store }));
  const preferences = { promises: { byCurrency: { USD: { returnCost: 6.95 } } } };
  const { container } = mountScreens({ '': <Page />, cart: <p>Your cart</p> }, `/${search}`, preferences);
  const radio = (label: RegExp) =>
    [...container.querySelectorAll('label')].find(({ textContent }) => label.test(textContent))?.querySelector('input');
  const changeLine = async () => {
    // The button gets the chosen method with the next render.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await waitFor(() => findByText(container, 'button:not([aria-busy])', 'Change it in the cart'));
    findByText(container, 'button', 'Change it in the cart').click();
    await waitFor(() => findByText(container, 'p', 'Your cart'));
    return requests.find(({ call }) => call === 'PATCH 1')?.body;
  };
  return { container, requests, radio, changeLine };
}

const storedMethod = () => sessionStorage.getItem('outfitter.delivery-method');

describe('the delivery method of a line that the product page edits', () => {
  // This test is the first, since the code stays loaded.
  it('ROUTE-037 stays what it is if the choice of methods has not loaded', async () => {
    const { radio, changeLine } = await openPage(pickupLine, '?edit=1');
    await waitFor(() => expect(radio(/^M/)?.checked).toBe(true));
    radio(/^L/)?.click();
    expect(radio(/^Ship it/)).toBeUndefined();
    expect(await changeLine()).toEqual({ productId: '41171L', quantity: 2 });
  });

  it('ROUTE-037 is chosen at first, and is not that of the visit', async () => {
    loadChoice();
    const { radio, changeLine } = await openPage(pickupLine, '?edit=1');
    await waitFor(() => expect(radio(/^Pick up/)?.checked).toBe(true));
    expect(await changeLine()).toMatchObject({ c_shipmentType: 'in-store-pickup', storeId: '001' });
    expect(storedMethod()).toBeNull();
  });

  it('FULFIL-001 changes with the choice, for this line alone', async () => {
    loadChoice();
    const { radio, changeLine } = await openPage(pickupLine, '?edit=1');
    sessionStorage.setItem('outfitter.delivery-method', '"ship-to-store"');
    await waitFor(() => expect(radio(/^Pick up/)?.checked).toBe(true));
    radio(/^Ship it/)?.click();
    await waitFor(() => expect(radio(/^Ship it/)?.checked).toBe(true));
    expect(await changeLine()).toMatchObject({ c_shipmentType: 'ship-to-home' });
    expect(storedMethod()).toBe('"ship-to-store"');
  });
});

describe('a size that only the chosen store has', () => {
  const inStore = (available: number) =>
    respondWith({
      pickupStatus: 'offered',
      ways: { 'in-store-pickup': { ...units, available }, 'ship-to-store': { available: 0, message: 'NOT_AVAILABLE' } },
    });
  const shipping = (container: Element) => findByText(container, 'button', 'Email me when it’s back');

  it('FULFIL-001 is added as a pickup, in the quantity that the store has', async () => {
    loadChoice();
    const { container, requests } = await openPage(undefined, '?size=S', {
      'POST ': () => inStore(2),
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': () => respondWith(buildBasket([])),
    });
    await waitFor(() => expect(findByText(container, 'button', 'Add to cart').hasAttribute('aria-disabled')).toBe(false));
    expect(container.textContent).toContain('Sold out online, in stock at your store.');
    expect([...container.querySelectorAll('select option')].map(({ textContent }) => textContent)).toEqual(['Qty 1', 'Qty 2']);
    shipping(container);
    findByText(container, 'button', 'Add to cart').click();
    await waitFor(() => expect(requests.find(({ call }) => call === 'POST items')).toBeDefined());
    expect(requests.find(({ call }) => call === 'POST items')?.body).toMatchObject([
      { productId: '41171S', quantity: 1, c_isPickupItem: true, c_shipmentType: 'in-store-pickup', storeId: '001' },
    ]);
    expect(requests.filter(({ call }) => call === 'POST ').map(({ query }) => query.quantity)).toEqual(['20']);
  });

  it('ROUTE-037 changes the line of the cart that the page edits', async () => {
    loadChoice();
    const line = { ...pickupLine, productId: '41171S', c_variationValues: { size: 'S' } };
    const { radio, changeLine } = await openPage(line, '?edit=1', { 'POST ': () => inStore(2) });
    await waitFor(() => expect(radio(/^Pick up/)?.checked).toBe(true));
    expect(await changeLine()).toEqual({
      productId: '41171S',
      quantity: 2,
      c_isPickupItem: true,
      c_shipmentType: 'in-store-pickup',
      storeId: '001',
    });
  });

  it('PDP-005 stays sold out if the store has none of it', async () => {
    loadChoice();
    const { container, requests } = await openPage(undefined, '?size=S', { 'POST ': () => inStore(0) });
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(container.textContent).toContain('doesn’t have it in stock.'));
    expect(findByText(container, 'button', 'Sold out').getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelector('select')).toBeNull();
    shipping(container);
  });

  it('is sold out again as soon as another size is chosen that the store lacks', async () => {
    loadChoice();
    const { container, radio } = await openPage(undefined, '?size=M', { 'POST ': () => inStore(0) });
    await waitFor(() => expect(radio(/^Pick up/)).toBeDefined());
    radio(/^S/)?.click();
    await waitFor(() => findByText(container, 'button', 'Sold out'));
  });
});

describe('an item that is gone when it is added', () => {
  async function addGone(method: string, available = 0) {
    loadChoice();
    const gone = () => respondWithFault(400, 'ProductItemNotAvailableException', { available });
    const { container, radio } = await openPage(undefined, '?size=M', {
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': gone,
    });
    await waitFor(() => expect(radio(/^Ship to store/)).toBeDefined());
    radio(new RegExp(`^${method}`))?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    findByText(container, 'button', 'Add to cart').click();
    const alert = () => container.querySelector('[aria-live="assertive"]')?.textContent;
    await waitFor(() => expect(alert()).not.toBe(''));
    return alert();
  }

  it.each(['Pick up', 'Ship to store'])('ERROR-033 cannot be picked up any more, but may be shipped: %s', async (method) => {
    expect(await addGone(method)).toContain('can no longer be picked up at that store');
  });

  it('ERROR-033 has just sold out if it was to be shipped', async () => {
    expect(await addGone('Ship it')).toContain('just sold out');
  });

  it('ERROR-033 has few units left if not all of them are gone', async () => {
    expect(await addGone('Pick up', 1)).toContain('Only 1 is left');
  });
});

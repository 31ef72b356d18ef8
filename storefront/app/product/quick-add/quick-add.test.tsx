// @vitest-environment happy-dom
import type { Product } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildProductView } from '../build-product-view.ts';
import { matrixOf } from '../product-view.ts';
import { chore, choreHit } from '../testing/product-fixture.ts';
import { tileFromHit } from '../tile/build-tile.ts';
import TileActions from './tile-actions.tsx';
import { onlyVariant } from './use-chosen-variant.ts';

type Stock = Readonly<Record<string, number>>;

/** Builds a style in brown and moss, with the stock of each `color size`. */
function buildStyle(stock: Stock, overrides: Partial<Product> = {}): Product {
  const keys = Object.keys(stock).map((key) => key.split(' '));
  const valuesOf = (index: number) => [...new Set(keys.map((parts) => parts[index]!))];
  const toValue = (name: string) => ({ value: name, name, orderable: true });
  return {
    ...chore,
    variationAttributes: [
      { id: 'color', name: 'Color', values: valuesOf(0).map(toValue) },
      { id: 'size', name: 'Size', values: valuesOf(1).map(toValue) },
    ],
    variants: Object.entries(stock).map(([key, stockLevel], index) => {
      const [color = '', size = ''] = key.split(' ');
      const inventory = { orderable: stockLevel > 0, stockLevel, backorder: false };
      const prices = { price: 149, isSale: false, isClearance: false };
      return { productId: `4117100${index}`, orderable: stockLevel > 0, ...prices, variationValues: { color, size }, inventory };
    }),
    ...overrides,
  };
}

const imagesOf = (...colors: string[]): Product['imageGroups'] =>
  colors.map((value) => ({
    viewType: 'large',
    variationAttributes: [{ id: 'color', values: [{ value }] }],
    images: [{ link: `/i/ridge/4117-${value}`, alt: value, title: '' }],
  }));

const tile = tileFromHit({ ...choreHit, colors: choreHit.colors.map((color) => ({ ...color, value: 'brown', name: 'Brown' })) });

function openQuickAdd(style: Product | (() => Response | Promise<Response>)[], calls: Parameters<typeof openTab>[1] = {}) {
  const responses = Array.isArray(style) ? style : [() => respondWith(style)];
  const { requests } = openTab(null, {
    'GET 4117': responses,
    'POST baskets': () => respondWithFault(503, 'ServiceUnavailableException'),
    ...calls,
  });
  const screens = { '': <TileActions tile={tile} color={tile.colors[0]!} />, 'fencepost-chore-coat-4117.html': <p>The product page</p> };
  const { container } = mountScreens(screens, '/');
  const button = () => findByText(container, 'button', 'Quick add');
  const open = async () => {
    await waitFor(() => button());
    button().focus();
    button().click();
    await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
  };
  const radio = (name: string) => container.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  const isAdding = () => requests.some(({ call }) => call === 'POST baskets');
  return { container, requests, button, open, radio, isAdding };
}

function chooseEly(): void {
  const ely = { ID: '001', name: 'Ely, Sheridan Street', city: 'Ely', tzTimeZone: 'America/Chicago', bopisEnabled: true };
  localStorage.setItem('outfitter.store', JSON.stringify({ store: ely }));
  dispatchEvent(new Event('pageshow'));
}

const storeHas = (available: number) => ({
  pickupStatus: 'offered',
  ways: {
    'in-store-pickup': { available, message: available > 0 ? 'in stock' : 'NOT_AVAILABLE' },
    'ship-to-store': { available: 0, message: 'NOT_AVAILABLE' },
  },
});

describe('quick add', () => {
  it('asks for the sizes of the color of the tile, and a sold-out one cannot be chosen', async () => {
    const { container, requests, open, radio } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 0, 'moss L': 5, 'moss XL': 2 }));
    await open();
    await waitFor(() => expect(radio('M')).not.toBeNull());
    expect(radio('M')?.disabled).toBe(false);
    expect(radio('L, sold out online')?.disabled).toBe(true);
    expect(container.textContent).not.toContain('XL');
    expect(container.querySelector('form')?.textContent).toContain('Color: brown');
    expect(requests.find(({ call }) => call === 'GET 4117')?.query).toMatchObject({ currency: 'USD', locale: 'en-US' });
  });

  it('offers the other colors, with their sizes and the path of the product in that color', async () => {
    const { container, open, radio, requests } = openQuickAdd(
      buildStyle({ 'brown M': 3, 'brown L': 0, 'moss L': 5, 'moss XL': 2 }, { imageGroups: imagesOf('brown', 'moss') }),
      {
        'POST baskets': () => respondWith(buildBasket([])),
        'POST items': () => respondWith(buildBasket([])),
      },
    );
    await open();
    await waitFor(() => expect(radio('brown')?.checked).toBe(true));
    const image = () => container.querySelector<HTMLImageElement>('dialog form img')?.src;
    const brown = image();
    radio('moss')?.click();
    await waitFor(() => expect(radio('L')?.disabled).toBe(false));
    expect(image()).toContain('/i/ridge/4117-moss');
    expect(image()).not.toBe(brown);
    expect(container.querySelector('form')?.textContent).toContain('Color: moss');
    expect(findByText(container, 'a', 'View the product').getAttribute('href')).toContain('color=moss');
    radio('XL')?.click();
    await waitFor(() => expect(radio('XL')?.checked).toBe(true));
    findByText(container, 'button', 'Add to cart').click();
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'POST items')?.body).toMatchObject([{ productId: '41171003', quantity: 1 }]),
    );
  });

  it('says that it ships the item only to a shopper who has chosen pickup', async () => {
    const shipping = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 1 }));
    await shipping.open();
    await waitFor(() => findByText(shipping.container, 'button', 'Add to cart'));
    expect(shipping.container.textContent).not.toContain('Quick add ships the item.');
    const pickup = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 1 }));
    sessionStorage.setItem('outfitter.delivery-method', '"in-store-pickup"');
    await pickup.open();
    await waitFor(() => expect(pickup.container.textContent).toContain('Quick add ships the item.'));
  });

  it('marks a missing size, adds nothing, and adds the size once it is chosen', async () => {
    const { container, open, radio, isAdding } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 1 }));
    await open();
    await waitFor(() => findByText(container, 'button', 'Add to cart'));
    findByText(container, 'button', 'Add to cart').click();
    await waitFor(() => expect(container.querySelector('[data-missing]')?.textContent).toContain('Choose one'));
    expect(isAdding()).toBe(false);
    radio('L')?.click();
    await waitFor(() => expect(container.querySelector('[data-missing]')).toBeNull());
    await waitFor(() => expect(container.textContent).toContain('Only 1 left'));
    findByText(container, 'button', 'Add to cart').click();
    await waitFor(() => expect(isAdding()).toBe(true));
    await waitFor(() => expect(container.querySelector('[aria-live="assertive"]')?.textContent).not.toBe(''));
    expect(container.querySelector('dialog')?.open).toBe(true);
  });

  it('FULFIL-001 picks up a size that only the shopper’s store has, and asks the store for no other size', async () => {
    const { container, requests, open, radio } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 0 }), {
      'POST ': () => respondWith(storeHas(2)),
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': () => respondWith(buildBasket([])),
    });
    chooseEly();
    await open();
    await waitFor(() => expect(radio('M')).not.toBeNull());
    radio('M')?.click();
    await waitFor(() => findByText(container, 'button', 'Add to cart'));
    expect(requests.some(({ call }) => call === 'POST ')).toBe(false);
    radio('L, sold out online')?.click();
    await waitFor(() => findByText(container, 'button', 'Pick up at Ely'));
    expect(container.textContent).toContain('Sold out online, in stock at your store.');
    expect(requests.filter(({ call }) => call === 'POST ').map(({ query }) => query)).toMatchObject([
      { store: '001', product: '41171001' },
    ]);
    findByText(container, 'button', 'Pick up at Ely').click();
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'POST items')?.body).toMatchObject([
        { productId: '41171001', quantity: 1, c_isPickupItem: true, c_shipmentType: 'in-store-pickup', storeId: '001' },
      ]),
    );
  });

  it('PDP-005 adds no size that the shopper’s store lacks, too', async () => {
    const { container, requests, open, radio } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 0 }), {
      'POST ': () => respondWith(storeHas(0)),
    });
    chooseEly();
    await open();
    await waitFor(() => expect(radio('L, sold out online')?.disabled).toBe(false));
    radio('L, sold out online')?.click();
    await waitFor(() => expect(requests.some(({ call }) => call === 'POST ')).toBe(true));
    await waitFor(() => expect(findByText(container, 'button', 'Sold out online').getAttribute('aria-disabled')).toBe('true'));
    expect(container.textContent).toContain('Sold out online. Try another color or size.');
  });

  it('adds a style with one variant without a choice', async () => {
    const { open, isAdding } = openQuickAdd(buildStyle({ 'brown one': 3 }));
    await open();
    await waitFor(() => expect(isAdding()).toBe(true));
  });

  it('adds nothing by itself if the only variant is sold out', async () => {
    const { container, open, isAdding } = openQuickAdd(buildStyle({ 'brown one': 0 }));
    await open();
    await waitFor(() => expect(findByText(container, 'button', 'Sold out').getAttribute('aria-disabled')).toBe('true'));
    expect(isAdding()).toBe(false);
  });

  it('links to the page of a gift card, which has the amounts', async () => {
    const { container, open, isAdding } = openQuickAdd(buildStyle({ 'brown one': 3 }, { c_giftCardAmounts: [25, 50] }));
    await open();
    await waitFor(() =>
      expect(findByText(container, 'a', 'View the gift card').getAttribute('href')).toContain('/fencepost-chore-coat-4117'),
    );
    expect(isAdding()).toBe(false);
  });

  it('says that a style is no longer sold', async () => {
    const { container, open } = openQuickAdd([() => respondWithFault(404, 'ProductNotFoundException')]);
    await open();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toBe('We no longer sell this style.'));
  });

  it('offers to try again after a failure, then shows the sizes', async () => {
    const { container, open, radio } = openQuickAdd([
      () => respondWithFault(400, 'InvalidCurrencyException'),
      () => respondWith(buildStyle({ 'brown M': 3, 'brown L': 1 })),
    ]);
    await open();
    await waitFor(() => findByText(container, 'button', 'Try again'));
    findByText(container, 'button', 'Try again').click();
    await waitFor(() => expect(radio('M')).not.toBeNull());
  });

  it('closes without adding anything', async () => {
    const { container, open, isAdding } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 1 }));
    await open();
    container.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
    await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(false));
    expect(isAdding()).toBe(false);
  });
});

describe('the only variant of a style', () => {
  const only = (stock: Stock, color?: string) => onlyVariant(matrixOf(buildProductView(buildStyle(stock))), color, 'color')?.productId;

  it('exists if the color of the tile leaves no choice', () => {
    expect(only({ 'brown one': 1, 'moss one': 1 }, 'moss')).toBe('41171001');
    expect(only({ 'brown one': 1 })).toBe('41171000');
  });
  it('does not exist if there is another choice, the color is unknown or it is sold out', () => {
    expect(only({ 'brown M': 1, 'brown L': 0 }, 'brown')).toBeUndefined();
    expect(only({ 'brown one': 1, 'moss one': 1 })).toBeUndefined();
    expect(only({ 'brown one': 1, 'moss one': 1 }, 'navy')).toBeUndefined();
    expect(only({ 'brown one': 0, 'moss one': 1 }, 'brown')).toBeUndefined();
  });
});

// @vitest-environment happy-dom
import type { Product } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../checkout/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildProductView } from '../build-product-view.ts';
import { matrixOf } from '../product-view.ts';
import { chore, choreHit } from '../testing/product-fixture.ts';
import { tileFromHit } from '../tile/build-tile.ts';
import TileActions from './tile-actions.tsx';
import { onlyVariant } from './use-chosen-variant.ts';

type Stock = Readonly<Record<string, number>>;

/** A style in brown and moss, with the stock of each `color size`. */
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

const tile = tileFromHit({ ...choreHit, colors: choreHit.colors.map((color) => ({ ...color, value: 'brown', name: 'Brown' })) });

function openQuickAdd(style: Product | (() => Response | Promise<Response>)[]) {
  const responses = Array.isArray(style) ? style : [() => respondWith(style)];
  const { requests } = openTab(null, {
    'GET 4117': responses,
    'POST baskets': () => respondWithFault(503, 'ServiceUnavailableException'),
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

describe('quick add', () => {
  it('asks for the sizes of the color of the tile, and a sold-out one cannot be chosen', async () => {
    const { container, requests, open, radio } = openQuickAdd(buildStyle({ 'brown M': 3, 'brown L': 0, 'moss L': 5, 'moss XL': 2 }));
    await open();
    await waitFor(() => expect(radio('M')).not.toBeNull());
    expect(radio('M')?.disabled).toBe(false);
    expect(radio('L, sold out')?.disabled).toBe(true);
    expect(container.textContent).not.toContain('XL');
    expect(container.querySelector('form')?.textContent).toContain('Color: brown');
    expect(requests.find(({ call }) => call === 'GET 4117')?.query).toMatchObject({ currency: 'USD', locale: 'en-US' });
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

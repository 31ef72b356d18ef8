// @vitest-environment happy-dom
import type { Product } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildProductView } from '../build-product-view.ts';
import { chore, choreHit } from '../testing/product-fixture.ts';
import { tileFromHit } from '../tile/build-tile.ts';
import { useVariantSelection } from '../variants/use-variant-selection.ts';
import { BuyBox } from './buy-box.tsx';

const sizes = ['M', 'L'];
const coat: Product = {
  ...chore,
  c_fitScale: 3,
  variationAttributes: [{ id: 'size', name: 'Size', values: sizes.map((value) => ({ value, name: value, orderable: true })) }],
};

function variantsIn(stockOf: Readonly<Record<string, number>>): Product['variants'] {
  return sizes.map((size, index) => {
    const stockLevel = stockOf[size] ?? 0;
    const orderable = stockLevel > 0;
    const inventory = { orderable, stockLevel, backorder: false };
    const productId = `41171000${index}`;
    return { productId, orderable, price: 149, isSale: false, isClearance: false, variationValues: { size }, inventory };
  });
}

const alternatives = ['Bib', 'Gone', 'Vest', 'Parka', 'Jacket'].map((productName, index) =>
  tileFromHit({ ...choreHit, productId: `42${index}`, productName, orderable: productName !== 'Gone' }),
);

function Box({ product }: { product: Product }) {
  const view = buildProductView(product);
  const variantSelection = useVariantSelection(view);
  const deliveryRates = [{ from: 0, amount: 8.95 }];
  return <BuyBox product={view} variantSelection={variantSelection} deliveryRates={deliveryRates} relatedProducts={alternatives} />;
}

async function mountBuyBox(stockOf: Readonly<Record<string, number>>, search = '') {
  openTab(null, {});
  const preferences = { promises: { byCurrency: { USD: { returnCost: 6.95 } } } };
  const { container } = mountScreens({ '': <Box product={{ ...coat, variants: variantsIn(stockOf) }} /> }, `/${search}`, preferences);
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(coat.name));
  return {
    container,
    quantity: () => container.querySelector('select'),
    alternatives: () => [...container.querySelectorAll('section li a')].map(({ textContent }) => textContent),
  };
}

describe('the buy box', () => {
  it('PDP-005 of a sold-out product offers three others that can be ordered, and neither a quantity nor a return', async () => {
    const box = await mountBuyBox({});
    await waitFor(() => expect(box.alternatives()).toEqual(['Bib', 'Vest', 'Parka']));
    expect(box.quantity()).toBeNull();
    expect(box.container.textContent).not.toContain('Send it back');
    expect(box.container.textContent).not.toContain('Shipping is');
  });

  it.each([
    ['isClearance', 'Select colors on clearance'],
    ['isSale', 'Select colors on sale'],
  ] as const)('PDP-008 says that some colors are marked down, by the kind of the markdown: %s', async (kind, text) => {
    openTab(null, {});
    const marks = (isReduced: boolean) => ({ isSale: false, isClearance: false, ...(isReduced ? { [kind]: true } : {}) });
    const colors = ['10', '31'].map((value) => ({
      value,
      name: value,
      orderable: true,
      pricing: { price: 149, priceMax: 149, ...marks(value === '31') },
    }));
    const variants = colors.map(({ value }, index) => ({
      productId: `41171000${index}`,
      orderable: true,
      price: 149,
      ...marks(value === '31'),
      variationValues: { color: value },
      inventory: { orderable: true, stockLevel: 3, backorder: false },
    }));
    const variationAttributes = [{ id: 'color', name: 'Color', values: colors }];
    const { container } = mountScreens({ '': <Box product={{ ...coat, variants, variationAttributes }} /> }, '/');
    await waitFor(() => expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(text));
  });

  it('PDP-005 of a size of a style of which nothing is left suggests no other size', async () => {
    const box = await mountBuyBox({}, '?size=L');
    expect(box.container.textContent).toContain('Sold out online in every color and size for now.');
    await waitFor(() => expect(box.alternatives()).toEqual(['Bib', 'Vest', 'Parka']));
  });

  it('PDP-005 of a sold-out size offers the same', async () => {
    const soldOut = await mountBuyBox({ M: 3 }, '?size=L');
    await waitFor(() => expect(soldOut.alternatives()).toHaveLength(3));
    expect(soldOut.quantity()).toBeNull();
  });

  it('PDP-003 of a size in stock has a quantity and the costs of shipping and a return, and no other products', async () => {
    const inStock = await mountBuyBox({ M: 3 }, '?size=M');
    expect(inStock.alternatives()).toEqual([]);
    expect(inStock.quantity()?.options).toHaveLength(3);
    expect(inStock.container.textContent).toContain('Shipping is $8.95.');
    expect(inStock.container.textContent).toContain('A return with our label costs $6.95, taken off the refund.');
  });

  it('says in a sentence how the product fits by its reviews', async () => {
    const { container } = await mountBuyBox({ M: 3 });
    expect([...container.querySelectorAll('[href="#reviews"]')].map(({ textContent }) => textContent)).toContain(
      'Reviewers: true to size.',
    );
  });

  it('ERROR-032 names what is not chosen in a sentence, and shows it with its heading', async () => {
    const scrolledTo: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this);
    };
    const { container } = await mountBuyBox({ M: 3 });
    findByText(container, 'button', 'Add to cart').click();
    await waitFor(() => expect(container.textContent).toContain('Choose a size first.'));
    await waitFor(() => expect(scrolledTo).toEqual([container.querySelector('[role="radiogroup"][data-missing]')]));
    expect(scrolledTo[0]?.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['31', true],
    ['10', false],
  ])('LIST-011 calls a color new only while that color is selected: %s', async (selected, isCalledNew) => {
    const values = ['10', '31'].map((value) => ({ value, name: value, orderable: true, c_isNew: value === '31' }));
    const variants = values.map(({ value }) => ({
      ...variantsIn({ M: 5 })[0]!,
      productId: `41171${value}`,
      variationValues: { color: value },
    }));
    const product: Product = { ...coat, c_badgeText: 'new_color', variationAttributes: [{ id: 'color', name: 'Color', values }], variants };
    openTab(null, {});
    const { container } = mountScreens({ '': <Box product={product} /> }, `/?color=${selected}`, {});
    await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(coat.name));
    expect(container.textContent.includes('New Color')).toBe(isCalledNew);
  });
});

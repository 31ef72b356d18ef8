// @vitest-environment happy-dom
import type { Image, Product } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { openTab } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { buildProductView } from './build-product-view.ts';
import { ProductPage } from './product-page.tsx';
import { chore } from './testing/product-fixture.ts';

type ViewType = Product['imageGroups'][number]['viewType'];
const image = (name: string): Image => ({ link: `/i/ridge/${name}`, alt: name, c_version: 'v1' });
const group = (viewType: ViewType, value: string, names: readonly string[]) => ({
  viewType,
  variationAttributes: [{ id: 'color', values: [{ value }] }],
  images: names.map(image),
});
const color = (value: string, imageSwatch: string) => ({
  value,
  name: value,
  orderable: true,
  imageSwatch: image(imageSwatch),
  c_swatch: ['#9a6b3c'],
});
const coat: Product = {
  ...chore,
  variationAttributes: [{ id: 'color', name: 'Color', values: [color('brown', 'brown-front'), color('moss', 'moss-customswatch')] }],
  imageGroups: [
    group('large', 'brown', ['brown-front', 'brown-back']),
    group('large', 'moss', ['moss-front', 'moss-back']),
    group('swatch', 'brown', ['brown-front']),
    group('swatch', 'moss', ['moss-swatch']),
    group('customswatch', 'moss', ['moss-customswatch']),
  ],
  variants: ['brown', 'moss'].map((value) => ({
    productId: value,
    orderable: true,
    price: 149,
    isSale: false,
    isClearance: false,
    variationValues: { color: value },
    inventory: { orderable: true, stockLevel: 3, backorder: false },
  })),
};

it('PDP-001 the product page shows a supplied swatch image on its color, and no swatch image in the gallery', async () => {
  openTab(null, {});
  const page = <ProductPage product={buildProductView(coat)} deliveryRates={[]} categoryPath={[]} relatedProducts={[]} translations={[]} />;
  const { container } = mountScreens({ '': page }, '/?color=moss');
  const swatchOf = (name: string) =>
    container.querySelector<HTMLElement>(`input[aria-label="${name}"] ~ i`)?.style.getPropertyValue('--swatch-background');
  await waitFor(() => expect(swatchOf('brown')).toBe('#9a6b3c'));
  expect(swatchOf('moss')).toBe('url("/i/ridge/moss-customswatch?fmt=auto&qlt=70&w=85&v=v1") center / cover, #9a6b3c');
  const pictures = [...container.querySelectorAll('figure img')].map((picture) => picture.getAttribute('alt'));
  expect(pictures).toEqual(['moss-front', 'moss-back']);
  expect(container.innerHTML).not.toContain('moss-swatch');
});

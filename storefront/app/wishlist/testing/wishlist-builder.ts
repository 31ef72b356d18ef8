import type { ProductList, ProductListItem } from '@outfitter/contract/client';

/** Builds an item with the style 4117 in brown, in the size of the variant `4117100{id}`. */
export function buildListItem(id: string, overrides: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id,
    productId: `4117100${id}`,
    quantity: 1,
    public: false,
    priority: 1,
    type: 'product',
    creationDate: '2026-11-20T10:00:00.000Z',
    c_product: buildListedProduct(),
    ...overrides,
  };
}

export function buildListedProduct(overrides: Partial<NonNullable<ProductListItem['c_product']>> = {}) {
  return {
    masterId: '4117',
    name: 'Fencepost Chore Coat',
    slugUrl: '/fencepost-chore-coat-4117.html',
    image: { link: '/i/ridge/4117-10-front', alt: 'Coat', title: 'Coat' },
    variationNames: { color: 'Duck Brown', size: 'M' },
    variationValues: { color: '10', size: 'M' },
    price: 149,
    currency: 'USD' as const,
    orderable: true,
    ...overrides,
  };
}

export function buildList(items: ProductListItem[], overrides: Partial<ProductList> = {}): ProductList {
  return {
    id: 'list1',
    type: 'wish_list',
    public: false,
    creationDate: '2026-11-20T10:00:00.000Z',
    lastModified: '2026-11-20T10:00:00.000Z',
    customerProductListItems: items,
    ...overrides,
  };
}

import type { Currency } from '@outfitter/contract';
import type { Brand } from '../load-brand.ts';

export interface StyleTraits {
  id: string;
  name?: string;
  categories?: string[];
  colors?: Record<string, string>;
  /** Swatch by color code; brown by default. */
  swatches?: Record<string, string>;
  /** Views of the swatch images by color code; none by default. */
  swatchImages?: Record<string, ('swatch' | 'customswatch')[]>;
  sizes?: string[];
  /** Name of the size attribute; default: Size. */
  sizeName?: string;
  sizeSystem?: string;
  /** Minor units of US dollars; CAD costs a third more. */
  list?: number;
  sale?: { amount: number; kind?: 'sale' | 'clearance'; colors?: string[]; validFrom?: Date; validTo?: Date };
  /** Units in the warehouse, or a function of the SKU. */
  stock?: number | ((skuId: string) => number);
  backorder?: { limit: number; inStockDate: string };
  badge?: 'new' | 'new_color';
  newColors?: string[];
  rating?: number;
  popularity?: number;
  launchedOn?: string;
  keywords?: string[];
  copy?: string;
  currencies?: Currency[];
}

const categories: [id: string, parentId: string | null][] = [
  ['men', null],
  ['men-coats', 'men'],
  ['men-coats-chore', 'men-coats'],
  ['men-shirts', 'men'],
  ['women', null],
  ['women-coats', 'women'],
];
const bookOf = (currency: Currency, kind: 'list' | 'sale' | 'clearance') =>
  `dtc-${currency.toLowerCase()}-${{ list: 'regular', sale: 'promo', clearance: 'sale' }[kind]}`;
const inCurrency = (amount: number, currency: Currency) => (currency === 'USD' ? amount : Math.round((amount * 4) / 3));

/** Returns `411710003` for style 4117, color 10 and size index 2. */
export function skuIdOf(styleId: string, color: string, size: number): string {
  return `${styleId}${color}${String(size + 1).padStart(3, '0')}`;
}

export function buildBrand(styles: readonly StyleTraits[]): Brand {
  const currencies: Currency[] = ['USD', 'CAD'];
  const kinds = ['list', 'sale', 'clearance'] as const;
  const parts = styles.map(partsOf);
  return {
    name: 'Test Brand',
    size: 'test',
    categories: categories.map(([id, parentId], position) => ({
      id,
      parentId,
      path: `/${id.replaceAll('-', '/')}`,
      position,
      name: id.split('-').at(-1) ?? id,
      line: 'A line.',
      description: 'A description.',
      menu: { showInMenu: true, ranking: '1.01', megaMenu: false, itemBold: false, tiles: [] },
    })),
    styles: parts.map(({ style }) => style),
    priceBooks: currencies.flatMap((currency) => kinds.map((kind) => ({ id: bookOf(currency, kind), currency, kind }))),
    prices: parts.flatMap(({ prices }) => prices),
    stores: [],
    stock: parts.flatMap(({ stock }) => stock),
    safetyStock: [],
    shipping: { methods: [], rates: [] },
    promotions: { promotions: [], coupons: [] },
    content: [],
    searchRules: [],
    reviews: [],
    preferences: {},
  };
}

function partsOf(traits: StyleTraits): { style: Brand['styles'][number]; prices: Brand['prices']; stock: Brand['stock'] } {
  const { id, list = 10_000, sale, stock = 10, backorder, currencies = ['USD', 'CAD'] } = traits;
  const colors = traits.colors ?? { '10': 'brown' };
  const sizes = traits.sizes ?? ['M'];
  const skus = Object.keys(colors).flatMap((color) => sizes.map((size, index) => ({ id: skuIdOf(id, color, index), color, size })));
  const name = traits.name ?? `Style ${id}`;
  const sizeSystem = traits.sizeSystem === undefined ? {} : { sizeSystem: traits.sizeSystem };
  const style: Brand['styles'][number] = {
    id,
    name,
    brand: 'Test Brand',
    slug: `style-${id}`,
    primaryCategoryId: traits.categories?.[0] ?? 'men-coats',
    cloth: '12 oz duck',
    ounces: 12,
    copy: {
      headline: traits.copy ?? 'Plain.',
      description: ['Plain words.'],
      features: [],
      facts: [],
      care: ['wash-cold'],
      fit: 'True to size.',
    },
    variationAttributes: [
      {
        id: 'color',
        name: 'Color',
        values: Object.entries(colors).map(([value, family]) => ({
          value,
          name: `Tint ${value}`,
          family,
          swatch: [traits.swatches?.[value] ?? '#9a6b3c'],
          ...(traits.newColors?.includes(value) ? { isNew: true } : {}),
        })),
      },
      { id: 'size', name: traits.sizeName ?? 'Size', values: sizes.map((size) => ({ value: size, name: size, ...sizeSystem })) },
    ],
    badge: traits.badge ?? null,
    rating: traits.rating ?? null,
    ratingCount: traits.rating === undefined ? 0 : 12,
    popularity: traits.popularity ?? 50,
    launchedOn: traits.launchedOn ?? '2024-01-01',
    keywords: traits.keywords ?? [],
    skus: skus.map((sku, position) => ({
      id: sku.id,
      position,
      colorCode: sku.color,
      variationValues: { color: sku.color, size: sku.size },
      barcode: `4${sku.id.padStart(11, '0')}`,
      taxClass: 'clothing',
    })),
    images: Object.keys(colors).flatMap((color, place) =>
      [...(traits.swatchImages?.[color] ?? []), 'front', 'back'].map((view, index) => ({
        colorCode: color,
        view,
        position: place * 10 + index,
        name: `test/${id}-${color}-${view}`,
        alt: `${name}, ${color}, ${view}`,
        caption: '',
        ground: '#e4decf',
        version: 'v1',
      })),
    ),
    categoryIds: traits.categories ?? ['men-coats'],
  };
  const discounted = skus.filter((sku) => sale && (sale.colors?.includes(sku.color) ?? true));
  const prices = currencies.flatMap((currency) => [
    ...skus.map((sku) => ({ priceBookId: bookOf(currency, 'list'), skuId: sku.id, amountMinor: inCurrency(list, currency) })),
    ...discounted.map((sku) => ({
      priceBookId: bookOf(currency, sale?.kind ?? 'sale'),
      skuId: sku.id,
      amountMinor: inCurrency(sale?.amount ?? 0, currency),
      validFrom: sale?.validFrom,
      validTo: sale?.validTo,
    })),
  ]);
  return {
    style,
    prices,
    stock: skus.map((sku) => ({
      skuId: sku.id,
      locationId: 'warehouse',
      onHand: typeof stock === 'function' ? stock(sku.id) : stock,
      backorderLimit: backorder?.limit ?? 0,
      inStockDate: backorder?.inStockDate ?? null,
    })),
  };
}

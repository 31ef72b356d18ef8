import type { Style } from '../data-files/schema.ts';
import type { Variant } from './variants.ts';

export interface PriceBook {
  id: string;
  currency: 'USD' | 'CAD';
  kind: 'list' | 'sale' | 'clearance';
}
/** Price of a SKU in a price book. `validFrom` is inclusive, `validTo` exclusive; null is unlimited. */
export interface PriceEntry {
  priceBook: string;
  sku: string;
  /** Amount in minor units of the book's currency. */
  amount: number;
  validFrom: string;
  validTo: string | null;
}

/** Price books (LIST-016); the demo brand sells in two currencies. */
export const priceBooks: readonly PriceBook[] = (['USD', 'CAD'] as const).flatMap((currency) => {
  const prefix = `dtc-${currency.toLowerCase()}`;
  return [
    { id: `${prefix}-regular`, currency, kind: 'list' as const },
    { id: `${prefix}-promo`, currency, kind: 'sale' as const },
    { id: `${prefix}-sale`, currency, kind: 'clearance' as const },
  ];
});

/** Validity of prices. Sales end; clearance has no end. Times are midnight in Ely, Minnesota, in winter. */
const validity = {
  sale: { validFrom: '2026-11-09T06:00:00Z', validTo: '2028-01-03T06:00:00Z' },
  clearance: { validFrom: '2026-10-05T06:00:00Z', validTo: null },
};
const validSinceLaunch = (launched: string) => ({ validFrom: `${launched}T06:00:00Z`, validTo: null });

/**
 * Returns the discounted price in minor units, at least `percent` off: sale prices end on the whole dollar, clearance prices on 99 cents.
 */
export function markedDown(list: number, kind: 'sale' | 'clearance', percent: number): number {
  const exact = (list * (100 - percent)) / 100;
  return kind === 'sale' ? Math.floor(exact / 100) * 100 : Math.floor((exact + 1) / 100) * 100 - 1;
}

export function isMarkedDown(style: Style, colorId: string): boolean {
  return style.markdown !== undefined && (style.markdown.colors?.includes(colorId) ?? true);
}

export function pricesOf(style: Style, variants: Variant[]): PriceEntry[] {
  return priceBooks.flatMap((book) => {
    const list = Math.round(style.price[book.currency === 'USD' ? 'usd' : 'cad'] * 100);
    if (book.kind === 'list') {
      return variants.map(({ sku }) => ({ priceBook: book.id, sku, amount: list, ...validSinceLaunch(style.launched) }));
    }
    const { markdown } = style;
    if (!markdown || markdown.kind !== book.kind) return [];
    const amount = markedDown(list, markdown.kind, markdown.percent);
    return variants
      .filter(({ colorId }) => isMarkedDown(style, colorId))
      .map(({ sku }) => ({ priceBook: book.id, sku, amount, ...validity[markdown.kind] }));
  });
}

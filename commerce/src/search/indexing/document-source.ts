import type { Currency } from '@outfitter/contract';
import type { StyleImageRow, StyleRow } from '../../catalog/read-catalog.ts';
import type { CategoryTexts, Translations } from '../../catalog/translations.ts';
import type { PricedVariant } from '../../products/variant-prices.ts';
import type { StoreFacets } from './store-facets.ts';

export interface NamedCategory {
  name: string;
  translations: Translations<CategoryTexts>;
}

/** What the search document of a style is built from. */
export interface DocumentSource {
  style: StyleRow;
  barcodes: readonly string[];
  images: readonly StyleImageRow[];
  categories: readonly (NamedCategory & {
    id: string;
    parentId: string | null;
    otherChildren: readonly NamedCategory[];
  })[];
  variants: ReadonlyMap<Currency, readonly PricedVariant[]>;
  storesOf: StoreFacets;
  at: Date;
  /** Next time at which a price or stock promise in the document changes without a write. */
  staleFrom: Date | undefined;
}

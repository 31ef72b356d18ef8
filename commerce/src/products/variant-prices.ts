import type { Variant } from '@outfitter/contract';
import type { SkuRow } from '../catalog/read-catalog.ts';
import type { Availability } from '../inventory/availability.ts';
import { toMajor } from '../platform/money.ts';
import type { ChosenPrice } from '../pricing/choose-price.ts';

/** Largest stock that is disclosed. */
export const maxStockLevel = 999;

export interface PricedVariant {
  sku: SkuRow;
  price: ChosenPrice;
  availability: Availability;
  isOrderable: boolean;
}

/** Returns the variants with their prices. SKUs without a price are left out: they are not sold in the currency. */
export function pricedVariants(
  skus: readonly SkuRow[],
  prices: ReadonlyMap<string, ChosenPrice>,
  stock: ReadonlyMap<string, Availability>,
): PricedVariant[] {
  return skus.flatMap((sku) => {
    const price = prices.get(sku.id);
    const availability = stock.get(sku.id);
    return price && availability ? [{ sku, price, availability, isOrderable: availability.availableToPromise > 0 }] : [];
  });
}

export function presentInventory({ availableToPromise, isBackorder, inStockDate }: Availability): Variant['inventory'] {
  return {
    orderable: availableToPromise > 0,
    stockLevel: Math.min(availableToPromise, maxStockLevel),
    backorder: isBackorder,
    ...(isBackorder && inStockDate ? { inStockDate } : {}),
  };
}

export function presentStrikePrice(price: ChosenPrice): { strikePrice?: number } {
  return price.kind === 'list' ? {} : { strikePrice: toMajor(price.listMinor) };
}

export function presentVariant({ sku, price, availability, isOrderable }: PricedVariant): Variant {
  return {
    productId: sku.id,
    orderable: isOrderable,
    price: toMajor(price.unitMinor),
    ...presentStrikePrice(price),
    isSale: price.kind === 'sale',
    isClearance: price.kind === 'clearance',
    variationValues: sku.variationValues,
    inventory: presentInventory(availability),
  };
}

export interface PriceRange {
  price: number;
  priceMax: number;
  strikePrice?: number;
  isSale: boolean;
  isClearance: boolean;
}

export interface OfferedPrice {
  price: Pick<ChosenPrice, 'unitMinor' | 'listMinor' | 'kind'>;
  isOrderable: boolean;
}

/**
 * Returns the range of the orderable offers, or of all if none is orderable. A strike price or a sale flag must apply to every offer, so
 * that a tile never promises a discount that one color does not have.
 */
export function priceRange(offers: readonly OfferedPrice[]): PriceRange | undefined {
  const orderable = offers.filter((offer) => offer.isOrderable);
  const shown = orderable.length > 0 ? orderable : offers;
  if (shown.length === 0) return undefined;
  const units = shown.map(({ price }) => price.unitMinor);
  const listPrices = shown.map(({ price }) => price.listMinor);
  const isReduced = shown.every(({ price }) => price.kind !== 'list');
  return {
    price: toMajor(Math.min(...units)),
    priceMax: toMajor(Math.max(...units)),
    ...(isReduced ? { strikePrice: toMajor(Math.max(...listPrices)) } : {}),
    isSale: shown.every(({ price }) => price.kind === 'sale'),
    isClearance: shown.every(({ price }) => price.kind === 'clearance'),
  };
}

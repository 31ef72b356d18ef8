/** Prices and stock of a style's variants, brought together. Pure. */
import type { Variant } from '@outfitter/contract';
import type { SkuRow } from '../catalog/read-catalog.ts';
import type { Availability } from '../inventory/availability.ts';
import { toMajor } from '../platform/money.ts';
import type { ChosenPrice } from '../pricing/choose-price.ts';

/** The wire never tells exact counts above this. */
export const maxStockLevel = 999;

export interface PricedVariant {
  sku: SkuRow;
  price: ChosenPrice;
  availability: Availability;
  isOrderable: boolean;
}

/** SKUs that have a price in the currency; the others cannot be sold in it and are not shown. */
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

/** `strikePrice` only where a lower price is in force. */
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

/** A price with whether what it is for can be ordered. */
export interface OfferedPrice {
  price: Pick<ChosenPrice, 'unitMinor' | 'listMinor' | 'kind'>;
  isOrderable: boolean;
}

/**
 * From the lowest to the highest of some prices, those of orderable things before the others; struck, on sale or on
 * clearance only where all of them are, so that no tile promises what one colour cannot keep.
 */
export function priceRange(offers: readonly OfferedPrice[]): PriceRange | undefined {
  const orderable = offers.filter((offer) => offer.isOrderable);
  const shown = orderable.length > 0 ? orderable : offers;
  if (shown.length === 0) return undefined;
  const units = shown.map(({ price }) => price.unitMinor);
  const lists = shown.map(({ price }) => price.listMinor);
  const isLowered = shown.every(({ price }) => price.kind !== 'list');
  return {
    price: toMajor(Math.min(...units)),
    priceMax: toMajor(Math.max(...units)),
    ...(isLowered ? { strikePrice: toMajor(Math.max(...lists)) } : {}),
    isSale: shown.every(({ price }) => price.kind === 'sale'),
    isClearance: shown.every(({ price }) => price.kind === 'clearance'),
  };
}

import { skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import { type Availability, availability } from '../inventory/availability.ts';
import type { Queryable } from '../platform/database/database.ts';
import { splitQuantity, statusOf } from './split-quantity.ts';
import { sumAvailability } from './sum-availability.ts';
import { maxStockLevel, presentInventory } from './variant-prices.ts';

export interface ProductAvailability {
  styleId: string;
  level: Availability;
}

/** Reads the availability of a product. For the id of a style, returns the total of its SKUs; `undefined` for an unknown id. */
export async function readProductAvailability(queryable: Queryable, productId: string): Promise<ProductAvailability | undefined> {
  const [style] = await stylesByProductIds(queryable, [productId]);
  if (!style) return undefined;
  const skuIds = style.id === productId ? (await skusOfStyles(queryable, [style.id])).map(({ id }) => id) : [productId];
  return { styleId: style.id, level: sumAvailability([...(await availability(queryable, skuIds)).values()]) };
}

export function presentAvailability(level: Availability, quantity: number) {
  const { inStock, backordered, unavailable } = splitQuantity(quantity, level);
  const status = statusOf({ inStock, backordered, unavailable });
  const { orderable, stockLevel } = presentInventory(level);
  return {
    status,
    statusQuantity: quantity,
    isAvailable: status !== 'NOT_AVAILABLE',
    availableForSale: orderable,
    ats: stockLevel,
    inStock: Math.min(level.availableNow, maxStockLevel),
    inStockDate: level.inStockDate ?? '',
    levels: { IN_STOCK: inStock, PREORDER: 0, BACKORDER: backordered, NOT_AVAILABLE: unavailable },
  };
}

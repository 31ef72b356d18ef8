import { skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import { type Availability, availability } from '../inventory/availability.ts';
import type { Queryable } from '../platform/database/database.ts';

export interface ProductAvailability {
  styleId: string;
  level: Availability;
}

/**
 * What may be promised of a SKU, or of a style in all its SKUs; `undefined` for a number that the shop does not know. A style's units are
 * summed, and the day is the earliest that something of it is expected.
 */
export async function readProductAvailability(queryable: Queryable, productId: string): Promise<ProductAvailability | undefined> {
  const [style] = await stylesByProductIds(queryable, [productId]);
  if (!style) return undefined;
  const skuIds = style.id === productId ? (await skusOfStyles(queryable, [style.id])).map(({ id }) => id) : [productId];
  return { styleId: style.id, level: sumAvailability([...(await availability(queryable, skuIds)).values()]) };
}

/** Some levels as one. */
export function sumAvailability(levels: readonly Availability[]): Availability {
  const sum = (of: (level: Availability) => number) => levels.reduce((total, level) => total + of(level), 0);
  const availableToPromise = sum((level) => level.availableToPromise);
  const availableNow = sum((level) => level.availableNow);
  return {
    availableToPromise,
    availableNow,
    isBackorder: availableToPromise > 0 && availableNow === 0,
    inStockDate: levels.flatMap((level) => level.inStockDate ?? []).sort()[0],
  };
}

import { findShortages } from '../basket-lines.ts';

export interface CheckedLine {
  id: string;
  skuId: string;
  quantity: number;
  /** Units of the SKU by each way of delivery that the line may take; empty if there is none. */
  options: readonly number[];
}

export interface QuantityChange {
  id: string;
  skuId: string;
  requested: number;
  /** 0 if no option has a unit. */
  quantity: number;
}

export interface AvailabilityCheck {
  changes: QuantityChange[];
  outOfStock: boolean;
}

/**
 * Sets lines without an available option to 0 and lines with a shortfall to the available quantity (FULFIL-007); the flag is raised if any
 * line changes (FULFIL-008). Lines of the same SKU share its units, the first line first. Pure.
 */
export function planAvailabilityCheck(lines: readonly CheckedLine[]): AvailabilityCheck {
  const shortages = findShortages(
    lines.map(({ id, skuId, quantity, options }) => ({ lineId: id, skuId, requested: quantity, available: Math.max(0, ...options) })),
  );
  const changes = [...shortages.values()].map(({ lineId, skuId, requested, available }) => ({
    id: lineId,
    skuId,
    requested,
    quantity: available,
  }));
  return { changes, outOfStock: changes.length > 0 };
}

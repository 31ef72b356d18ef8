import { findShortages } from '../basket-lines.ts';

export interface CheckedLine {
  id: string;
  skuId: string;
  shipmentId: string;
  quantity: number;
  /** Units of the SKU by each way of delivery that the line may take; empty if there is none. */
  options: readonly number[];
}

export interface QuantityChange {
  id: string;
  skuId: string;
  shipmentId: string;
  requested: number;
  /** Quantity after the check; 0 if no option has a unit. */
  quantity: number;
}

export interface AvailabilityCheck {
  changes: QuantityChange[];
  outOfStock: boolean;
}

/**
 * Sets lines without an available option to 0 and lines with a shortfall to the available quantity (FULFIL-007); the flag is raised if any
 * line changes (FULFIL-008). Lines of the same SKU share its units at their location, the first line first.
 */
export function planAvailabilityCheck(lines: readonly CheckedLine[]): AvailabilityCheck {
  const shortages = findShortages(
    lines.map(({ id, skuId, shipmentId, quantity, options }) => ({
      lineId: id,
      skuId,
      shipmentId,
      requested: quantity,
      available: Math.max(0, ...options),
    })),
  );
  const changes = [...shortages.values()].map(({ lineId, skuId, shipmentId, requested, available }) => ({
    id: lineId,
    skuId,
    shipmentId,
    requested,
    quantity: available,
  }));
  return { changes, outOfStock: changes.length > 0 };
}

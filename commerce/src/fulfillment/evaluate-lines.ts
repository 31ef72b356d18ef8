import type { CartAtpRequest } from '@outfitter/contract';
import { type Availability, withoutBackorder } from '../inventory/availability.ts';
import type { LocationStock } from '../inventory/location-stock.ts';
import { warehouse } from '../inventory/warehouse.ts';
import { type SplitUnits, splitUnits } from './split-units.ts';
import type { StoreTimes } from './store-times.ts';

export type AtpDetail = CartAtpRequest['RequestDetails'][number];

/** Units of a line by each requested way of delivery. The ways are alternatives, and so are the stores: each may use all units. */
export interface EvaluatedLine {
  detail: AtpDetail;
  shipping?: SplitUnits;
  pickup?: SplitUnits;
  shipToStore?: SplitUnits;
}

type Way = Exclude<keyof EvaluatedLine, 'detail'>;

const nothing: Availability = { availableToPromise: 0, availableNow: 0, isBackorder: false, inStockDate: undefined };

const isEvaluated: Record<Way, (detail: AtpDetail) => boolean> = {
  shipping: ({ EvaluateShipping = true }) => EvaluateShipping,
  pickup: ({ EvaluatePickup = false }) => EvaluatePickup,
  shipToStore: ({ EvaluatePickupWithShipTo = false }) => EvaluatePickupWithShipTo,
};

/** Evaluates the lines. `readyAt` has the stores that can have something ready by each way; at others there is nothing. */
export function evaluateLines(details: readonly AtpDetail[], stockAt: LocationStock, readyAt: StoreTimes): EvaluatedLine[] {
  const isReady = (way: keyof StoreTimes, { StoreId }: AtpDetail) => StoreId !== undefined && readyAt[way].has(StoreId);
  const fromWarehouse = ({ ItemId }: AtpDetail) => ({ pool: ItemId, availability: stockAt(ItemId, warehouse) });
  const poolOf: Record<Way, (detail: AtpDetail) => { pool: string; availability: Availability }> = {
    shipping: fromWarehouse,
    pickup(detail) {
      const { ItemId, StoreId = '' } = detail;
      const availability = isReady('pickup', detail) ? withoutBackorder(stockAt(ItemId, StoreId)) : nothing;
      return { pool: `${ItemId}\n${StoreId}`, availability };
    },
    shipToStore(detail) {
      const { ItemId, StoreId = '' } = detail;
      return { pool: `${ItemId}\n${StoreId}`, availability: isReady('shipToStore', detail) ? stockAt(ItemId, warehouse) : nothing };
    },
  };
  const lines = details.map((detail): EvaluatedLine => ({ detail }));
  for (const way of ['shipping', 'pickup', 'shipToStore'] as const) {
    const evaluated = lines.filter(({ detail }) => isEvaluated[way](detail));
    const units = splitUnits(evaluated.map(({ detail }) => ({ ...poolOf[way](detail), quantity: detail.Quantity })));
    for (const [index, line] of evaluated.entries()) {
      const split = units[index];
      if (split) line[way] = split;
    }
  }
  return lines;
}

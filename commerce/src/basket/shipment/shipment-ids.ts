/**
 * The shipments of a basket are derived from its lines. Besides the home's, a row of `basket_shipment` exists only for a pickup shipment
 * that was created and has never had a line.
 */
import { homeShipmentId, shipmentIds } from '@outfitter/contract';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import type { BasketRow, BasketShipmentRow, BasketSnapshot } from '../snapshot.ts';
import { isPickupShipment } from './line-location.ts';

type InShipment = { shipmentId: string };

/** Returns the ids of the shipments in the order of the response: the home's first, unless everything is picked up. */
export function shipmentIdsOf(lines: readonly InShipment[], rows: readonly Pick<BasketShipmentRow, 'id'>[]): string[] {
  const filled = new Set(lines.map(({ shipmentId }) => shipmentId));
  const hasHome = filled.has(homeShipmentId) || filled.size === 0;
  const exists = (id: string) => (isPickupShipment(id) ? filled.has(id) || rows.some((row) => row.id === id) : hasHome);
  return Object.values(shipmentIds).filter(exists);
}

/** Returns the rows without those of pickup shipments that have lines: they end with their last line. */
export function withoutFilledRows(rows: BasketShipmentRow[], lines: readonly InShipment[]): BasketShipmentRow[] {
  const isFilled = ({ id }: BasketShipmentRow) => isPickupShipment(id) && lines.some(({ shipmentId }) => shipmentId === id);
  return rows.some(isFilled) ? rows.filter((row) => !isFilled(row)) : rows;
}

export function newShipment({ customerGroupId, id: basketId }: Pick<BasketRow, 'customerGroupId' | 'id'>, id: string): BasketShipmentRow {
  const noChoices = { address: null, shippingMethodId: null, shipAvailableFirst: false, isGift: false, giftMessage: null };
  return { customerGroupId, basketId, id, ...noChoices };
}

export function shipmentNotFound(shipmentId: string): Failure<'ShipmentNotFoundException'> {
  return failure('ShipmentNotFoundException', `The basket has no shipment with the id '${shipmentId}'.`, { shipmentId });
}

/** Requires a shipment of the basket. The home's always exists for a call, though a response without home lines leaves it out. */
export function requireShipment({ items, shipments }: BasketSnapshot, shipmentId: string): Result<undefined, 'ShipmentNotFoundException'> {
  const exists = shipmentId === homeShipmentId || shipmentIdsOf(items, shipments).includes(shipmentId);
  return exists ? ok() : shipmentNotFound(shipmentId);
}

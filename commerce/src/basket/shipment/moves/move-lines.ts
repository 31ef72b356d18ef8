/** Moves lines between the delivery methods of a basket. No unit is lost or added. */
import { homeShipmentId, maxQuantity, shipmentIds } from '@outfitter/contract';
import type { DraftLine } from '../../items/plan-addition.ts';
import { isPickupShipment } from '../line-location.ts';
import { type LineStock, poolOf, type StockedLine } from '../line-stock.ts';

const { 'in-store-pickup': inStore, 'ship-to-store': toStore } = shipmentIds;

/** Line whose delivery method has changed. */
export interface MovedLine {
  line: DraftLine;
  from: string;
}

export interface MovedLines {
  lines: DraftLine[];
  moved: MovedLine[];
}

/** Returns whether a line can be picked up; a gift card that is sent by email cannot. */
export function canBePickedUp({ giftCard }: Pick<DraftLine, 'giftCard'>): boolean {
  return giftCard?.type !== 'email';
}

export function unitsInPool(lines: readonly DraftLine[], line: StockedLine): number {
  const pool = poolOf(line);
  return lines.reduce((sum, other) => sum + (poolOf(other) === pool ? other.quantity : 0), 0);
}

/** Returns whether all units of a line can be delivered by the method of a shipment, beside the other lines. */
function fits(lines: readonly DraftLine[], line: DraftLine, shipmentId: string, stock: LineStock): boolean {
  if (isPickupShipment(shipmentId) && !canBePickedUp(line)) return false;
  const moved = { ...line, shipmentId };
  const others = lines.filter(({ id }) => id !== line.id);
  return unitsInPool(others, moved) + line.quantity <= stock(moved).availableToPromise;
}

/** Returns the pickup method of a line: in the store if it has the units now, otherwise shipped to it. */
export function choosePickup(lines: readonly DraftLine[], line: DraftLine, stock: LineStock): string {
  if (isPickupShipment(line.shipmentId) && fits(lines, line, line.shipmentId, stock)) return line.shipmentId;
  return fits(lines, line, inStore, stock) ? inStore : toStore;
}

/** Returns the other line of the same SKU in the same shipment. Gift cards are never merged, because amount and message may differ. */
export function matchingLineOf<Line extends DraftLine>(lines: readonly Line[], line: DraftLine): Line | undefined {
  if (line.giftCard) return undefined;
  return lines.find(
    ({ id, skuId, shipmentId, giftCard }) => id !== line.id && skuId === line.skuId && shipmentId === line.shipmentId && giftCard === null,
  );
}

export function moveLines(
  lines: readonly DraftLine[],
  { from, to }: { from: string; to: string },
  stock: LineStock,
): MovedLines & { stayed: DraftLine[] } {
  const result: MovedLines & { stayed: DraftLine[] } = { lines: [...lines], moved: [], stayed: [] };
  for (const line of lines.filter(({ shipmentId }) => shipmentId === from && shipmentId !== to)) {
    const match = matchingLineOf(result.lines, { ...line, shipmentId: to });
    const moved = { ...line, shipmentId: to, quantity: line.quantity + (match?.quantity ?? 0) };
    if (moved.quantity > maxQuantity || !fits(result.lines, line, to, stock)) {
      result.stayed.push(line);
      continue;
    }
    result.lines = result.lines.filter((other) => other !== match).map((other) => (other === line ? moved : other));
    result.moved.push({ line: moved, from });
  }
  return result;
}

/**
 * Chooses the method of each line to be picked up anew, because the store is another one: in the store, otherwise shipped to it, otherwise
 * shipped to the home. Lines of a SKU that meet in a shipment become one, unless they are too many for it. The line `exceptId` has no part
 * in it. `keepsMethod`: a line has the method of its shipment, if that is possible.
 */
export function recheckPickup(
  lines: readonly DraftLine[],
  stock: LineStock,
  { exceptId, keepsMethod = false }: { exceptId?: string | undefined; keepsMethod?: boolean } = {},
): MovedLines {
  const placed = lines.filter(({ id, shipmentId }) => id !== exceptId && !isPickupShipment(shipmentId));
  const result: MovedLines = { lines: [], moved: [] };
  for (const line of lines) {
    if (line.id === exceptId || !isPickupShipment(line.shipmentId)) {
      result.lines.push({ ...line });
      continue;
    }
    const methods = keepsMethod ? [line.shipmentId, inStore, toStore] : [inStore, toStore];
    const shipmentId = methods.find((method) => fits(placed, line, method, stock)) ?? homeShipmentId;
    const rechecked = { ...line, shipmentId };
    placed.push(rechecked);
    result.lines.push(rechecked);
    if (shipmentId !== line.shipmentId) result.moved.push({ line: rechecked, from: line.shipmentId });
  }
  return mergeMatchingLines(result, exceptId);
}

function mergeMatchingLines({ lines, moved }: MovedLines, exceptId: string | undefined): MovedLines {
  const merged: DraftLine[] = [];
  const survivorOf = new Map<DraftLine, DraftLine>();
  for (const line of lines) {
    const match =
      line.id === exceptId
        ? undefined
        : matchingLineOf(
            merged.filter(({ id }) => id !== exceptId),
            line,
          );
    const isMerged = match !== undefined && match.quantity + line.quantity <= maxQuantity;
    if (isMerged) match.quantity += line.quantity;
    else merged.push(line);
    survivorOf.set(line, isMerged ? match : line);
  }
  return { lines: merged, moved: moved.map(({ line, from }) => ({ line: survivorOf.get(line) ?? line, from })) };
}

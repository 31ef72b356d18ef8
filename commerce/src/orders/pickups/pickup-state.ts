/** The work in a store on the items that a shopper collects there, as a state machine. */
import { type MissingChoice, type PickupWorkState, pickupWorkStates, type ShipmentType } from '@outfitter/contract';
import type { ReservationChange } from '../../inventory/change-reservations.ts';
import { warehouse } from '../../inventory/warehouse.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { amountOfUnits } from './amount-of-units.ts';

export function isEndedPickup(state: PickupWorkState): boolean {
  return state === 'collected' || state === 'expired' || state === 'closed';
}

export const openPickupStates = pickupWorkStates.filter((state) => !isEndedPickup(state));

/** Line of a pickup. Each unit is counted once; those that are in none of the counts are still to be picked, or missing. */
export interface PickupLine {
  itemId: string;
  skuId: string;
  quantity: number;
  /** Amount of the whole line, after discounts, with tax. */
  amountMinor: number;
  /** Units that are set aside in the store, also those that it has received from the warehouse. */
  picked: number;
  /** Units on the way from the warehouse; those of a pickup that became ready without a receipt have come. */
  transferred: number;
  /** Missing units that the warehouse ships to the shopper. */
  shipped: number;
  /** Missing units whose price the shopper gets back. */
  refunded: number;
}

export interface Pickup {
  /**
   * `to_pick`: the store has not looked for the items yet. `picked`: all items from the store are set aside. `short`: some were not found,
   * without a decision about them. `in_transfer`: some are on the way from the warehouse. `closed`: nothing is left to collect.
   */
  state: PickupWorkState;
  storeId: string;
  lines: readonly PickupLine[];
  /** Last decision, by which a repeated one is recognized after others about other items. */
  lastDecision?: MissingDecision | undefined;
  /** Units of the last transfer that were received, by which a repeated receipt is recognized. */
  lastReceipt?: UnitsByItem | undefined;
}

type UnitsByItem = ReadonlyMap<string, number>;

export interface MissingDecision {
  choice: MissingChoice;
  /** Items whose missing units are decided about; by default all. */
  itemIds?: readonly string[] | undefined;
}

export type PickupCommand =
  /** Units found by item; every unit of an item that is not named. */
  | { action: 'pick'; found: UnitsByItem }
  /** The transfer has arrived with these units by item; with every unit of an item that is not named. */
  | { action: 'receive'; received: UnitsByItem }
  /** Decides about the missing units of these items, or of all. */
  | ({ action: 'short' } & MissingDecision)
  | { action: 'ready' }
  /** `allowsUnpaid`: also if the payment was declined. */
  | { action: 'collect'; allowsUnpaid?: boolean | undefined }
  | { action: 'expire' };

export interface PickupStep {
  pickup: Pickup;
  /** False if the command was carried out before. */
  isChanged: boolean;
  stock: ReservationChange[];
  /** Whether the price of the pickup is due now. It is captured once. */
  isDue: boolean;
  refundMinor: number;
}

export type PickupCommandError = 'PickupStateException' | 'ValidationException';

const shipmentStates = { 'in-store-pickup': 'to_pick', 'ship-to-store': 'in_transfer' } as const;

/** Returns a pickup as it begins. The warehouse sends all units of a shipment to the store. */
export function beginPickup(
  type: Exclude<ShipmentType, 'ship-to-home'>,
  storeId: string,
  lines: readonly Pick<PickupLine, 'itemId' | 'skuId' | 'quantity' | 'amountMinor'>[],
): Pickup {
  const transferred = (quantity: number) => (type === 'ship-to-store' ? quantity : 0);
  const begun = lines.map((line) => ({ ...line, picked: 0, transferred: transferred(line.quantity), shipped: 0, refunded: 0 }));
  return { state: shipmentStates[type], storeId, lines: begun };
}

/** Returns the units that were not found and have no decision. */
export function undecidedUnits({ quantity, picked, transferred, shipped, refunded }: PickupLine): number {
  return quantity - picked - transferred - shipped - refunded;
}

export function unitsToCollect({ picked, transferred }: PickupLine): number {
  return picked + transferred;
}

function stateAfterPicking(lines: readonly PickupLine[]): PickupWorkState {
  if (lines.some((line) => undecidedUnits(line) > 0)) return 'short';
  if (lines.some(({ transferred }) => transferred > 0)) return 'in_transfer';
  return lines.some(({ picked }) => picked > 0) ? 'picked' : 'closed';
}

function unchanged(pickup: Pickup): Result<PickupStep, PickupCommandError> {
  return ok({ pickup, isChanged: false, stock: [], isDue: false, refundMinor: 0 });
}

function conflict({ state }: Pickup, action: PickupCommand['action']): Result<PickupStep, PickupCommandError> {
  return failure('PickupStateException', `A pickup in the state '${state}' does not allow '${action}'.`, { state, action });
}

function stepTo(
  pickup: Pickup,
  lines: readonly PickupLine[],
  state: PickupWorkState,
  { stock = [], refundMinor = 0 }: Partial<Pick<PickupStep, 'stock' | 'refundMinor'>> = {},
): Result<PickupStep, PickupCommandError> {
  const isDue = state === 'ready' || state === 'closed' || refundMinor > 0;
  return ok({ pickup: { ...pickup, lines, state }, isChanged: true, stock: stock.filter(isEffective), isDue, refundMinor });
}

const isEffective = ({ added, settled, moved }: ReservationChange) => added + settled > 0 || moved !== 0;

/** Returns the error of units by item of which one is not in the pickup, or has more than `limitOf` its line. */
function checkUnits(
  { lines }: Pickup,
  units: UnitsByItem,
  path: string,
  limitOf: (line: PickupLine) => number,
): Result<undefined, 'ValidationException'> {
  for (const [itemId, count] of units) {
    const line = lines.find((each) => each.itemId === itemId);
    if (!line) return failure('ValidationException', 'This item is not in the pickup.', { path, in: 'body', itemId });
    const limit = limitOf(line);
    if (count < 0 || count > limit)
      return failure('ValidationException', `At most ${limit} units of this item are expected.`, { path, in: 'body', itemId });
  }
  return ok();
}

function pick(pickup: Pickup, found: UnitsByItem): Result<PickupStep, PickupCommandError> {
  const checked = checkUnits(pickup, found, '$.found', ({ quantity }) => quantity);
  if (!checked.ok) return checked;
  const lines = pickup.lines.map((line) => ({ ...line, picked: found.get(line.itemId) ?? line.quantity }));
  if (pickup.state === 'to_pick') return stepTo(pickup, lines, stateAfterPicking(lines));
  const isSame = pickup.lines.every(({ picked }, index) => picked === lines[index]?.picked);
  return isSame && (pickup.state === 'picked' || pickup.state === 'short') ? unchanged(pickup) : conflict(pickup, 'pick');
}

function isSameReceipt(one: UnitsByItem, other: UnitsByItem | undefined): boolean {
  return one.size === other?.size && [...one].every(([itemId, count]) => other.get(itemId) === count);
}

/**
 * Takes in a transfer. All of its units are counted at the store, so that those that did not come are missing there: like units that were
 * not found on the shelf, they wait for a decision, which writes them off.
 */
function receive(pickup: Pickup, received: UnitsByItem): Result<PickupStep, PickupCommandError> {
  if (pickup.state !== 'in_transfer') {
    const isRepeated = (pickup.state === 'picked' || pickup.state === 'short') && isSameReceipt(received, pickup.lastReceipt);
    return isRepeated ? unchanged(pickup) : conflict(pickup, 'receive');
  }
  const checked = checkUnits(pickup, received, '$.received', ({ transferred }) => transferred);
  if (!checked.ok) return checked;
  const lines = pickup.lines.map((line) => ({
    ...line,
    picked: line.picked + (received.get(line.itemId) ?? line.transferred),
    transferred: 0,
  }));
  return stepTo({ ...pickup, lastReceipt: received }, lines, stateAfterPicking(lines), { stock: arrive(pickup) });
}

const countOf = { transfer: 'transferred', ship: 'shipped', refund: 'refunded' } as const;

/** Returns the change of stock for missing units: they are written off, and the warehouse reserves others unless they are refunded. */
function stockOfMissing(pickup: Pickup, { skuId }: PickupLine, units: number, choice: MissingChoice): ReservationChange[] {
  const lost = { skuId, locationId: pickup.storeId, added: 0, settled: units, moved: -units };
  return choice === 'refund' ? [lost] : [lost, { skuId, locationId: warehouse, added: units, settled: 0, moved: 0 }];
}

function isSameDecision(one: MissingDecision, other: MissingDecision | undefined): boolean {
  if (one.choice !== other?.choice) return false;
  const [items, otherItems] = [new Set(one.itemIds), new Set(other.itemIds)];
  return items.size === otherItems.size && items.isSubsetOf(otherItems);
}

function decide(pickup: Pickup, { choice, itemIds }: MissingDecision): Result<PickupStep, PickupCommandError> {
  const isChosen = ({ itemId }: PickupLine) => itemIds === undefined || itemIds.includes(itemId);
  const chosen = pickup.lines.filter(isChosen);
  const missing = chosen.filter((line) => line.quantity > line.picked);
  if (itemIds && chosen.length < new Set(itemIds).size)
    return failure('ValidationException', 'An item is not in the pickup.', { path: '$.itemIds', in: 'body', itemIds });
  if (!missing.some((line) => undecidedUnits(line) > 0)) {
    const isDecided = missing.length > 0 && missing.every((line) => line[countOf[choice]] === line.quantity - line.picked);
    return isDecided || isSameDecision({ choice, itemIds }, pickup.lastDecision) ? unchanged(pickup) : conflict(pickup, 'short');
  }
  if (pickup.state !== 'short') return conflict(pickup, 'short');
  const lines = pickup.lines.map((line) =>
    isChosen(line) ? { ...line, [countOf[choice]]: line[countOf[choice]] + undecidedUnits(line) } : line,
  );
  const stock = missing.flatMap((line) => stockOfMissing(pickup, line, undecidedUnits(line), choice));
  const refunds = missing.map((line) => (choice === 'refund' ? amountOfUnits(line, line.refunded, undecidedUnits(line)) : 0));
  const decided = { ...pickup, lastDecision: { choice, itemIds } };
  return stepTo(decided, lines, stateAfterPicking(lines), { stock, refundMinor: sum(refunds) });
}

function arrive(pickup: Pickup): ReservationChange[] {
  return pickup.lines.flatMap(({ skuId, transferred }) => [
    { skuId, locationId: warehouse, added: 0, settled: transferred, moved: -transferred },
    { skuId, locationId: pickup.storeId, added: transferred, settled: 0, moved: transferred },
  ]);
}

function leave(pickup: Pickup, to: 'collected' | 'expired'): Result<PickupStep, PickupCommandError> {
  const stock = pickup.lines.map((line) => {
    const settled = unitsToCollect(line);
    return { skuId: line.skuId, locationId: pickup.storeId, added: 0, settled, moved: to === 'collected' ? -settled : 0 };
  });
  const refunds = pickup.lines.map((line) => (to === 'expired' ? amountOfUnits(line, line.refunded, unitsToCollect(line)) : 0));
  return stepTo(pickup, pickup.lines, to, { stock, refundMinor: sum(refunds) });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Carries out a command; a command that was carried out before changes nothing. */
export function advancePickup(pickup: Pickup, command: PickupCommand): Result<PickupStep, PickupCommandError> {
  const { state } = pickup;
  switch (command.action) {
    case 'pick':
      return pick(pickup, command.found);
    case 'receive':
      return receive(pickup, command.received);
    case 'short':
      return decide(pickup, command);
    case 'ready':
      if (state === 'picked') return stepTo(pickup, pickup.lines, 'ready');
      if (state === 'in_transfer') return stepTo(pickup, pickup.lines, 'ready', { stock: arrive(pickup) });
      return state === 'ready' ? unchanged(pickup) : conflict(pickup, 'ready');
    case 'collect':
      if (state === 'ready') return leave(pickup, 'collected');
      return state === 'collected' ? unchanged(pickup) : conflict(pickup, 'collect');
    case 'expire':
      if (state === 'ready') return leave(pickup, 'expired');
      return state === 'expired' ? unchanged(pickup) : conflict(pickup, 'expire');
  }
}

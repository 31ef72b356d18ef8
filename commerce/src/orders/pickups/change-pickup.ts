import { homeShipmentId } from '@outfitter/contract';
import { changeReservations } from '../../inventory/change-reservations.ts';
import { type Database, resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { publishStockChanges } from '../../products/record-stock.ts';
import type { Warehouse } from '../../shipping/delivery-days.ts';
import { findStore } from '../../stores/index.ts';
import { recordLedgerEntries } from '../ledger/ledger-entries.ts';
import type { OrderRow } from '../order-queries.ts';
import { type CaptureState, captureKey, hasCaptureFailed, readCaptures } from './captures.ts';
import { pickupEnd } from './ending/pickup-end.ts';
import { readLastDecisionOrReceipt } from './missing-items/last-decision-or-receipt.ts';
import { type NewPromises, newPromises } from './missing-items/new-promises.ts';
import { followPickups, orderOfPickup } from './order-of-pickup.ts';
import { type PickupNotification, pickupEventOf } from './pickup-event.ts';
import type { PickupRequest } from './pickup-request.ts';
import { advancePickup, type PickupCommandError, type PickupStep, undecidedUnits } from './pickup-state.ts';
import { isValidProof } from './proof/pickup-proof.ts';
import { limitProofs } from './proof/proof-attempts.ts';
import { asPickup, lockPickup, recordPickupChange, type StoredPickup, savePickup } from './queries.ts';
import type { PickupChangeDetail } from './tables.ts';

export type PickupError =
  | PickupCommandError
  | 'NotFoundException'
  | 'ProductItemNotAvailableException'
  | 'PickupProofException'
  | 'PickupUnpaidException'
  | 'TooManyRequestsException';

export interface PickupDependencies {
  db: Database;
  /** Warehouse that sends missing items. */
  warehouse: Warehouse;
}

export interface ChangedPickup {
  pickup: StoredPickup;
  isChanged: boolean;
}

interface OrderFacts {
  order: OrderRow;
  capture: CaptureState;
}

function checkRequest(
  pickup: StoredPickup,
  { order, capture }: OrderFacts,
  { command, proof, now }: PickupRequest,
): Result<undefined, PickupError> {
  const shipment = order.document.answer.shipments.find(({ shipmentId }) => shipmentId === pickup.shipmentId);
  if (command.action === 'collect' && proof && !isValidProof(proof, pickup.code, shipment))
    return failure('PickupProofException', 'This is neither the code of the order nor the name of a person who may collect it.');
  if (command.action === 'collect' && pickup.state === 'ready' && hasCaptureFailed(capture) && !command.allowsUnpaid)
    return failure('PickupUnpaidException', 'The payment was declined. Hand the items over only if the shopper has paid otherwise.');
  if (command.action === 'expire' && (pickup.collectUntil === null || now < pickup.collectUntil))
    return failure('PickupStateException', 'The shopper can still collect the items.', { state: pickup.state, action: 'expire' });
  const isToHome = command.action === 'short' && command.choice === 'ship';
  const home = order.document.answer.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
  if (isToHome && !home?.shippingAddress?.address1)
    return failure('ValidationException', 'The order has no address to which missing items could be shipped.', {
      path: '$.choice',
      in: 'body',
    });
  return ok();
}

async function timesOf(tx: Transaction, pickup: StoredPickup, { state }: PickupStep['pickup'], now: Date) {
  if (state === 'ready' && pickup.state !== 'ready') {
    const store = await findStore(tx, undefined, pickup.storeId);
    if (!store) throw new Error(`the pickup ${pickup.id} has no store`);
    return { readyAt: now, collectUntil: pickupEnd(store, now) };
  }
  return state === 'collected' ? { collectedAt: now } : {};
}

/** Returns the missing units of each item about which a step decides. */
function decidedItems(before: StoredPickup, { pickup }: PickupStep): { itemId: string; quantity: number }[] {
  const decided = before.lines.map((line, index) => {
    const after = pickup.lines[index];
    return { itemId: line.itemId, quantity: undecidedUnits(line) - (after ? undecidedUnits(after) : 0) };
  });
  return decided.filter(({ quantity }) => quantity > 0);
}

function notificationOf(
  before: StoredPickup,
  step: PickupStep,
  { command }: PickupRequest,
  { transfer, arrivesBy }: NewPromises,
): PickupNotification | undefined {
  const { refundMinor } = step;
  if (command.action === 'ready') return { kind: 'ready' };
  if (command.action === 'collect') return { kind: 'collected' };
  if (command.action === 'expire') return { kind: 'expired', refundMinor };
  if (command.action !== 'short') return undefined;
  return {
    kind: 'missing',
    choice: command.choice,
    items: decidedItems(before, step),
    refundMinor,
    ...(transfer ? { readyBy: transfer.readyBy.toISOString() } : {}),
    ...(arrivesBy ? { arrivesBy } : {}),
  };
}

/** Returns what the record of a change says beside actor, time and states. */
function detailOf(before: StoredPickup, step: PickupStep, { command, proof }: PickupRequest, capture: CaptureState): PickupChangeDetail {
  if (command.action === 'pick') return { found: Object.fromEntries(command.found) };
  if (command.action === 'receive') return { received: Object.fromEntries(command.received) };
  if (command.action === 'short') {
    const units = Object.fromEntries(decidedItems(before, step).map(({ itemId, quantity }) => [itemId, quantity]));
    return { choice: command.choice, ...(command.itemIds ? { itemIds: command.itemIds } : {}), units };
  }
  return {
    ...(proof ? { proof: 'code' in proof ? 'code' : 'name' } : {}),
    ...(command.action === 'collect' && hasCaptureFailed(capture) ? { isUnpaid: true } : {}),
  };
}

interface Step {
  facts: OrderFacts;
  step: PickupStep;
  request: PickupRequest;
  warehouse: Warehouse;
}

async function applyStep(tx: Transaction, before: StoredPickup, { facts, step, request, warehouse }: Step) {
  const { order, capture } = facts;
  const { now, by, command } = request;
  const stock = await changeReservations(tx, order.id, step.stock, now);
  if (!stock.ok) return stock;
  if (stock.value.length > 0) await publishStockChanges(tx, stock.value, now);
  const price = before.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const capturedMinor = step.isDue ? price : before.capturedMinor;
  const promises = await newPromises(tx, { pickup: before, order, warehouse }, request);
  const changes = {
    state: step.pickup.state,
    capturedMinor,
    refundedMinor: before.refundedMinor + step.refundMinor,
    updatedAt: now,
    ...promises.transfer,
    ...(await timesOf(tx, before, step.pickup, now)),
  };
  await savePickup(tx, before, changes, step.pickup.lines);
  await recordLedgerEntries(
    tx,
    { order, pickupId: before.id },
    [
      { kind: 'capture', key: captureKey(before), amountMinor: capturedMinor - before.capturedMinor },
      { kind: 'refund', key: `${before.id}:refund:${before.refundedMinor}`, amountMinor: step.refundMinor },
    ],
    now,
  );
  const states = { stateBefore: before.state, stateAfter: step.pickup.state };
  const detail = detailOf(before, step, request, capture);
  await recordPickupChange(tx, { pickupId: before.id, changedAt: now, changedBy: by, action: command.action, ...states, detail });
  await followPickups(tx, order, now);
  const notification = notificationOf(before, step, request, promises);
  const key = { customerGroupId: order.customerGroupId, orderId: order.id, pickupId: before.id };
  if (notification) await emit(tx, pickupEventOf({ ...key, notification }), now);
  return ok(undefined);
}

/**
 * Carries out one step of the work in a store, in one transaction: the pickup, its stock, the entries of the payment ledger, the state of
 * the order, the record of who did it, and the event of the shopper's mail. A step that was carried out before changes nothing. Lock order:
 * pickup, stock by key, order.
 */
export function changePickup(deps: PickupDependencies, request: PickupRequest): Promise<Result<ChangedPickup, PickupError>> {
  return limitProofs(deps.db, request, () => changeInTransaction(deps, request));
}

function changeInTransaction({ db, warehouse }: PickupDependencies, request: PickupRequest): Promise<Result<ChangedPickup, PickupError>> {
  return resultInTransaction<ChangedPickup, PickupError>(db, async (tx) => {
    const before = await lockPickup(tx, request.pickupId);
    if (!before || (request.storeId !== undefined && before.storeId !== request.storeId))
      return failure('NotFoundException', `There is no pickup ${request.pickupId}.`);
    const last = await readLastDecisionOrReceipt(tx, before.id, request.command);
    const step = advancePickup({ ...asPickup(before), ...last }, request.command);
    if (!step.ok) return step;
    const order = await orderOfPickup(tx, before);
    const facts = { order, capture: (await readCaptures(tx, [before])).get(before.id) };
    const checked = checkRequest(before, facts, request);
    if (!checked.ok) return checked;
    if (!step.value.isChanged) return ok({ pickup: before, isChanged: false });
    const applied = await applyStep(tx, before, { facts, step: step.value, request, warehouse });
    if (!applied.ok) return applied;
    const after = await lockPickup(tx, request.pickupId);
    return ok({ pickup: after ?? before, isChanged: true });
  });
}

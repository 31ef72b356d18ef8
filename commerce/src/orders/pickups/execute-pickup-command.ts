import type { Pickup } from '@outfitter/contract';
import { ok, type Result } from '../../platform/result.ts';
import { findStore } from '../../stores/index.ts';
import { readOrder } from '../order-queries.ts';
import { readCaptures } from './captures.ts';
import { changePickup, type PickupDependencies, type PickupError } from './change-pickup.ts';
import { presentPickup } from './list-pickups.ts';
import type { PickupRequest } from './pickup-request.ts';

export async function executePickupCommand(
  deps: PickupDependencies,
  request: PickupRequest,
): Promise<Result<{ pickup: Pickup; isChanged: boolean }, PickupError>> {
  const changed = await changePickup(deps, request);
  if (!changed.ok) return changed;
  const { db } = deps;
  const { pickup, isChanged } = changed.value;
  const order = await readOrder(db, { customerGroupId: pickup.customerGroupId, orderId: pickup.orderId });
  if (!order) throw new Error(`the pickup ${pickup.id} has no order`);
  const store = await findStore(db, undefined, pickup.storeId);
  const capture = (await readCaptures(db, [pickup])).get(pickup.id);
  return ok({ pickup: presentPickup(pickup, { order, store, capture }, request.now), isChanged });
}

import type { Pickup } from '@outfitter/contract';
import type { Database } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/result.ts';
import { readOrder } from '../order-queries.ts';
import { changePickup, type PickupError, type PickupWork } from './change-pickup.ts';
import { presentPickup } from './list-pickups.ts';

export type { PickupWork } from './change-pickup.ts';

/** Carries out a step of the work on a pickup, and returns the pickup as the store sees it. */
export async function workOnPickup(db: Database, work: PickupWork): Promise<Result<{ pickup: Pickup; isChanged: boolean }, PickupError>> {
  const changed = await changePickup(db, work);
  if (!changed.ok) return changed;
  const { pickup, isChanged } = changed.value;
  const order = await readOrder(db, { customerGroupId: pickup.customerGroupId, orderId: pickup.orderId });
  if (!order) throw new Error(`the pickup ${pickup.id} has no order`);
  return ok({ pickup: presentPickup(pickup, order, work.now), isChanged });
}

import { missingChoices } from '@outfitter/contract';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Pickup, PickupCommand } from '../pickup-state.ts';
import { pickupChanges } from '../tables.ts';

const decision = z.object({ choice: z.enum(missingChoices), itemIds: z.array(z.string()).optional() });
const receipt = z.object({ received: z.record(z.string(), z.number().int()) });

async function readLastDetail(queryable: Queryable, pickupId: string, action: PickupCommand['action']): Promise<unknown> {
  const isAction = and(eq(pickupChanges.pickupId, pickupId), eq(pickupChanges.action, action));
  const [last] = await queryable.select().from(pickupChanges).where(isAction).orderBy(desc(pickupChanges.id)).limit(1);
  return last?.detail;
}

/** Returns the last step of the kind of `command` whose repetition the counts of a pickup do not show: a decision or a receipt. */
export async function readLastDecisionOrReceipt(
  queryable: Queryable,
  pickupId: string,
  { action }: PickupCommand,
): Promise<Pick<Pickup, 'lastDecision' | 'lastReceipt'>> {
  if (action !== 'short' && action !== 'receive') return {};
  const detail = await readLastDetail(queryable, pickupId, action);
  if (!detail) return {};
  return action === 'short'
    ? { lastDecision: decision.parse(detail) }
    : { lastReceipt: new Map(Object.entries(receipt.parse(detail).received)) };
}

import { missingChoices } from '@outfitter/contract';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MissingDecision } from '../pickup-state.ts';
import { pickupChanges } from '../tables.ts';

const decision = z.object({ choice: z.enum(missingChoices), itemIds: z.array(z.string()).optional() });

export async function readLastDecision(queryable: Queryable, pickupId: string): Promise<MissingDecision | undefined> {
  const isDecision = and(eq(pickupChanges.pickupId, pickupId), eq(pickupChanges.action, 'short'));
  const [last] = await queryable.select().from(pickupChanges).where(isDecision).orderBy(desc(pickupChanges.id)).limit(1);
  return last && decision.parse(last.detail);
}

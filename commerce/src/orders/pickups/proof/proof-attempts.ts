import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { Result } from '../../../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../../../platform/security/rate-limit.ts';
import type { PickupRequest } from '../pickup-request.ts';
import { readPickup, recordPickupChange } from '../queries.ts';
import type { PickupChangeDetail } from '../tables.ts';

/** Wrong codes and names for one pickup, of all operators: a code has six letters, and names are easy to guess. */
export const wrongProofLimit: RateLimit = { name: 'pickup-proof', capacity: 10, refillPerSecond: 10 / 3600 };

async function recordWrongProof(db: Database, { pickupId, by, proof, now }: PickupRequest): Promise<void> {
  await inTransaction(db, async (tx) => {
    const pickup = await readPickup(tx, pickupId);
    if (!pickup) return;
    const states = { stateBefore: pickup.state, stateAfter: pickup.state };
    const detail: PickupChangeDetail = { ...(proof ? { proof: 'code' in proof ? 'code' : 'name' } : {}), isRejected: true };
    await recordPickupChange(tx, { pickupId, changedAt: now, changedBy: by, action: 'collect', ...states, detail });
  });
}

/**
 * Carries out a command that a proof allows, unless too many wrong ones came before. A wrong one is recorded in a separate transaction,
 * because that of the command is rolled back.
 */
export async function limitProofs<Value, ErrorName extends string>(
  db: Database,
  request: PickupRequest,
  carryOut: () => Promise<Result<Value, ErrorName | 'PickupProofException'>>,
): Promise<Result<Value, ErrorName | 'PickupProofException' | 'TooManyRequestsException'>> {
  if (!request.proof) return carryOut();
  const limiter = createRateLimiter(db, { now: () => request.now });
  const admitted = await limiter.take(wrongProofLimit, request.pickupId);
  if (!admitted.ok) return admitted;
  const result = await carryOut();
  if (!result.ok && result.error === 'PickupProofException') await recordWrongProof(db, request);
  else await limiter.giveBack([{ limit: wrongProofLimit, principal: request.pickupId }]);
  return result;
}

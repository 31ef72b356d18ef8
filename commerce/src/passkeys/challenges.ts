import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { passkeyChallenges } from './tables.ts';

/** Milliseconds: time to find the phone or the security key. */
export const challengeLifetime = 5 * 60 * 1000;

export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** Session for which a challenge was created; no other session can use it. */
export interface ChallengeOwner {
  customerGroupId: string;
  usid: string;
}

export async function createChallenge(
  db: Database,
  { customerGroupId, usid }: ChallengeOwner,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32);
  const expiresAt = new Date(now.getTime() + challengeLifetime);
  await db.insert(passkeyChallenges).values({ customerGroupId, usid, purpose, challenge, expiresAt });
  return challenge.toString('base64url');
}

/** Uses up a challenge, whatever the outcome is. Of two concurrent uses, one gets true. */
export async function consumeChallenge(
  db: Database,
  { customerGroupId, usid }: ChallengeOwner,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const isNamed = and(
    eq(passkeyChallenges.customerGroupId, customerGroupId),
    eq(passkeyChallenges.challenge, Buffer.from(challenge, 'base64url')),
    eq(passkeyChallenges.usid, usid),
    eq(passkeyChallenges.purpose, purpose),
  );
  const [consumed] = await db.delete(passkeyChallenges).where(isNamed).returning({ expiresAt: passkeyChallenges.expiresAt });
  return consumed !== undefined && consumed.expiresAt > now;
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}

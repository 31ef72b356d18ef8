import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../../platform/security/rate-limit.ts';
import { matchingHash } from './credentials.ts';

/**
 * Wrong passwords in a session of the customer: a thief of the session must not find out the password. Only those who have the session can
 * use up the limit, so it locks nobody out of signing in.
 */
export const wrongPasswordLimit: RateLimit = { name: 'customer-password', capacity: 10, refillPerSecond: 10 / 3600 };

type PasswordAttemptError = 'InvalidCredentialsException' | 'TooManyRequestsException';

export const wrongCredentials = failure('InvalidCredentialsException', 'Invalid Credentials.');

export async function confirmPassword(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  customerId: string,
  password: string,
): Promise<Result<string, PasswordAttemptError>> {
  const limiter = createRateLimiter(db, clock);
  const admitted = await limiter.take(wrongPasswordLimit, customerId);
  if (!admitted.ok) return admitted;
  const hash = await matchingHash(db, customerId, password);
  if (hash === undefined) return wrongCredentials;
  await limiter.giveBack([{ limit: wrongPasswordLimit, principal: customerId }]);
  return ok(hash);
}

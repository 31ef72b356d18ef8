import { isFreshSession } from '../auth/sessions/fresh-session.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { confirmPassword } from '../customers/password/password-attempts.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';

type IdentityError = 'InvalidCredentialsException' | 'PasswordRequiredException' | 'TooManyRequestsException';

/**
 * Checks that it is the customer who makes a call, not someone with a stolen session: by the password, or because they have just signed in.
 */
export async function confirmIdentity(
  deps: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
  password: string | undefined,
): Promise<Result<undefined, IdentityError>> {
  if (password !== undefined) {
    const confirmed = await confirmPassword(deps, principal.customerId, password);
    return confirmed.ok ? ok() : confirmed;
  }
  if (await isFreshSession(deps, principal)) return ok();
  return failure('PasswordRequiredException', 'Please enter your password to go on.');
}

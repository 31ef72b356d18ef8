import { normalizeEmail } from '@outfitter/contract/client';
import { matchingHash } from '../customers/credentials.ts';
import { findCustomerIdByLogin } from '../customers/find-customer.ts';
import type { Result } from '../platform/result.ts';
import { type AcceptedSignIn, createSignInGuard, type SignInAttempt, type SignInLimits } from '../platform/security/sign-in-guard.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/** Wrong passwords only: the right ones are given back. */
const limits = {
  byNetwork: { name: 'customer-network', capacity: 60, refillPerSecond: 1 / 20 },
  byLogin: { name: 'customer-login', capacity: 10, refillPerSecond: 1 / 60 },
  byLoginEverywhere: { name: 'customer-login-everywhere', capacity: 100, refillPerSecond: 1 / 60 },
  byDevice: { name: 'customer-device', capacity: 10, refillPerSecond: 1 / 60 },
} satisfies SignInLimits;

/** Limits whose principals are logins. */
export const loginLimits = [limits.byLogin, limits.byLoginEverywhere];

export interface CustomerCredentials {
  email: string;
  password: string;
}

export interface VerifiedCustomer {
  customerId: string;
  /** Of the password that was right: `lockPassword` tells whether it still is. */
  passwordHash: string;
}

export type SignInOrigin = Pick<SignInAttempt<unknown>, 'headers' | 'deviceToken'>;
export type SignInError = 'TooManyRequestsException' | 'InvalidCredentialsException';

/** Creates the function that verifies the password of a customer, under the limits of wrong ones (AUTH-017). */
export function createCustomerVerifier({ database: { db }, clock, settings }: AuthDependencies) {
  const guard = createSignInGuard({ kind: 'customer', limits, db, clock, masterKey: settings.masterKey });
  return async (
    { email, password }: CustomerCredentials,
    origin: SignInOrigin,
  ): Promise<Result<AcceptedSignIn<VerifiedCustomer>, SignInError>> => {
    const customerId = await findCustomerIdByLogin(db, email);
    const verify = async () => {
      const passwordHash = await matchingHash(db, customerId ?? '', password);
      return customerId === undefined || passwordHash === undefined ? undefined : { customerId, passwordHash };
    };
    return guard({ ...origin, login: normalizeEmail(email) ?? email.trim().toLowerCase(), accountId: customerId, verify });
  };
}

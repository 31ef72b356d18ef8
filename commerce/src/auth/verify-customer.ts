import { normalizeEmail } from '@outfitter/contract/client';
import { findCustomerIdByLogin } from '../customers/find-customer.ts';
import { lockPassword, matchingHash } from '../customers/password/credentials.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { Result } from '../platform/result.ts';
import { type AcceptedSignIn, createSignInGuard, type SignInAttempt, type SignInLimits } from '../platform/security/sign-in-guard.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/** Limits of wrong passwords and passkeys; attempts with right ones are given back. */
const limits = {
  byNetwork: { name: 'customer-network', capacity: 60, refillPerSecond: 1 / 20 },
  byLogin: { name: 'customer-login', capacity: 10, refillPerSecond: 1 / 60 },
  byLoginEverywhere: { name: 'customer-login-everywhere', capacity: 100, refillPerSecond: 1 / 60 },
  byDevice: { name: 'customer-device', capacity: 10, refillPerSecond: 10 / 3600 },
} satisfies SignInLimits;

/** Limits whose buckets begin with the prefix of the login. */
export const loginLimits = [limits.byLogin, limits.byLoginEverywhere];
/** Limit whose buckets begin with the id of the account. */
export const deviceLimit = limits.byDevice;

export interface CustomerCredentials {
  email: string;
  password: string;
}

export interface VerifiedCustomer {
  customerId: string;
  /** Returns whether the verified proof still holds, and locks it until the end of the sign-in's transaction. */
  confirm(tx: Transaction): Promise<boolean>;
}

/** Proof with which a customer signs in: a password or a passkey. */
export interface SignInProof {
  /** Login by which the buckets of wrong attempts are named. */
  login: string;
  /** Id of the customer to be verified; undefined for an unknown login. */
  accountId: string | undefined;
  /** Returns undefined if the proof is wrong. */
  verify(): Promise<VerifiedCustomer | undefined>;
}

export type SignInOrigin = Pick<SignInAttempt<unknown>, 'headers' | 'deviceToken'>;
export type SignInError = 'TooManyRequestsException' | 'InvalidCredentialsException';

/** Returns the proof by a password. Its verification takes as long for an unknown login. */
export async function passwordProof(queryable: Queryable, { email, password }: CustomerCredentials): Promise<SignInProof> {
  const customerId = await findCustomerIdByLogin(queryable, email);
  return {
    login: normalizeEmail(email) ?? email.trim().toLowerCase(),
    accountId: customerId,
    async verify() {
      const hash = await matchingHash(queryable, customerId ?? '', password);
      if (customerId === undefined || hash === undefined) return undefined;
      return { customerId, confirm: (tx) => lockPassword(tx, customerId, hash) };
    },
  };
}

/** Creates the function that verifies the proof of a customer, under the limits of wrong ones (AUTH-017). */
export function createCustomerVerifier({ database: { db }, clock, settings }: AuthDependencies) {
  const guard = createSignInGuard({ kind: 'customer', limits, db, clock, masterKey: settings.masterKey });
  return (proof: SignInProof, origin: SignInOrigin): Promise<Result<AcceptedSignIn<VerifiedCustomer>, SignInError>> =>
    guard({ ...origin, ...proof });
}

/**
 * Limits the passwords that are tried. Neither a failure nor its duration reveals whether an account of that login exists. The figures are
 * explained in docs/security.md.
 */
import type { DeviceKind } from '@outfitter/contract/client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { failure, ok, type Result } from '../result.ts';
import { createNetworksHasher } from './client-address.ts';
import { createKnownDevices, type KnownDevice } from './known-devices.ts';
import { createLoginPrincipals } from './login-principals.ts';
import { networkBuckets } from './network-buckets.ts';
import { type Bucket, createRateLimiter, type RateLimit } from './rate-limit.ts';

export interface SignInLimits {
  byNetwork: RateLimit;
  /** Limit of a login in one network. */
  byLogin: RateLimit;
  /** Limit of a login in all networks together: anyone can use it up, so the owner signs in on a known device, or resets the password. */
  byLoginEverywhere?: RateLimit;
  /** Limit of an account on a device on which it has signed in before. The other limits apply there only while this one is used up. */
  byDevice: RateLimit;
}

export interface SignInAttempt<Account> {
  /** Login in its comparable form. */
  login: string;
  accountId: string | undefined;
  headers: Headers;
  /** Token of the browser, from an earlier sign-in. */
  deviceToken: string | undefined;
  /** Returns the account if the password is right. Takes as long if there is no such account. */
  verify(): Promise<Account | undefined>;
}

export interface AcceptedSignIn<Account> {
  account: Account;
  /** Token that identifies the browser from now on. */
  device: string;
  isNewDevice: boolean;
}

interface GuardOptions {
  kind: DeviceKind;
  limits: SignInLimits;
  db: Database;
  clock: Clock;
  masterKey: string;
}

export function createSignInGuard({ kind, limits, db, clock, masterKey }: GuardOptions) {
  const limiter = createRateLimiter(db, clock);
  const networksOf = createNetworksHasher(masterKey);
  const { principalOf } = createLoginPrincipals(kind, masterKey);
  const devices = createKnownDevices(kind, masterKey);

  function bucketsOf(login: string, headers: Headers): Bucket[] {
    const networks = networksOf(headers);
    const loginsInNetworks = { near: principalOf(login, networks.near), wide: principalOf(login, networks.wide) };
    const { byNetwork, byLogin, byLoginEverywhere } = limits;
    const everywhere = byLoginEverywhere ? [{ limit: byLoginEverywhere, principal: principalOf(login, 'everywhere') }] : [];
    return [...networkBuckets(byNetwork, networks), ...networkBuckets(byLogin, loginsInNetworks), ...everywhere];
  }

  /** Returns the bucket of a known device. Those of an account begin with its id, so that a reset of the password can delete them. */
  function deviceBucketOf(device: KnownDevice | undefined, accountId: string | undefined): Bucket | undefined {
    if (accountId === undefined || !device?.accountIds.includes(accountId)) return undefined;
    return { limit: limits.byDevice, principal: `${accountId}.${device.id}` };
  }

  /**
   * Takes a token of each bucket that limits an attempt, and returns these buckets. Attempts elsewhere never use up the limit of a known
   * device, so they lock out nobody there. A device that has used it up is limited like an unknown one.
   */
  async function admit(
    login: string,
    headers: Headers,
    onDevice: Bucket | undefined,
  ): Promise<Result<readonly Bucket[], 'TooManyRequestsException'>> {
    if (onDevice && (await limiter.takeEach([onDevice])).ok) return ok([onDevice]);
    const buckets = bucketsOf(login, headers);
    const taken = await limiter.takeEach(buckets);
    return taken.ok ? ok(buckets) : taken;
  }

  return async <Account>(
    attempt: SignInAttempt<Account>,
  ): Promise<Result<AcceptedSignIn<Account>, 'TooManyRequestsException' | 'InvalidCredentialsException'>> => {
    const { login, accountId, headers, deviceToken, verify } = attempt;
    const device = devices.read(deviceToken, clock.now());
    const onDevice = deviceBucketOf(device, accountId);
    const admitted = await admit(login, headers, onDevice);
    if (!admitted.ok) return admitted;
    const account = await verify().catch(async (error: unknown) => {
      // It is unknown whether the password was wrong.
      await limiter.giveBack(admitted.value);
      throw error;
    });
    if (account === undefined || accountId === undefined) return failure('InvalidCredentialsException', 'Invalid Credentials.');
    // Only wrong passwords count.
    await limiter.giveBack(admitted.value);
    return ok({ account, device: devices.sign(device, accountId, clock.now()), isNewDevice: onDevice === undefined });
  };
}

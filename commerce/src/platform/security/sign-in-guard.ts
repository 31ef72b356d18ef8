/**
 * Limits the passwords that are tried. Neither a failure nor its duration reveals whether an account of that login exists. The figures are
 * explained in docs/security.md.
 */
import type { DeviceKind } from '@outfitter/contract/client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { failure, ok, type Result } from '../result.ts';
import { createNetworksHasher } from './client-address.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginPrincipals } from './login-principals.ts';
import { networkBuckets } from './network-buckets.ts';
import { type Bucket, createRateLimiter, type RateLimit } from './rate-limit.ts';

export interface SignInLimits {
  byNetwork: RateLimit;
  /** Limit of a login in one network. */
  byLogin: RateLimit;
  /** Limit of a login in all networks together: anyone can use it up, so the owner signs in on a known device, or resets the password. */
  byLoginEverywhere?: RateLimit;
  /** Limit of wrong passwords on a device on which the account has signed in before; the right password is always accepted there. */
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

  return async <Account>(
    attempt: SignInAttempt<Account>,
  ): Promise<Result<AcceptedSignIn<Account>, 'TooManyRequestsException' | 'InvalidCredentialsException'>> => {
    const { login, accountId, headers, deviceToken, verify } = attempt;
    const device = devices.read(deviceToken, clock.now());
    const knownDevice = accountId !== undefined && device?.accountIds.includes(accountId) ? device : undefined;
    const buckets = knownDevice ? [] : bucketsOf(login, headers);
    const admitted = buckets.length > 0 ? await limiter.takeEach(buckets) : ok();
    if (!admitted.ok) return admitted;
    const account = await verify().catch(async (error: unknown) => {
      // It is unknown whether the password was wrong.
      if (buckets.length > 0) await limiter.giveBack(buckets);
      throw error;
    });
    if (account === undefined || accountId === undefined) {
      const limited = knownDevice ? await limiter.take(limits.byDevice, knownDevice.id) : ok();
      return limited.ok ? failure('InvalidCredentialsException', 'Invalid Credentials.') : limited;
    }
    // Only wrong passwords count.
    if (buckets.length > 0) await limiter.giveBack(buckets);
    return ok({ account, device: devices.sign(device, accountId, clock.now()), isNewDevice: knownDevice === undefined });
  };
}

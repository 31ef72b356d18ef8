/**
 * Keys of a login that may be stored (AUTH-023). Tokens are not stored: the access token stays in memory, and the refresh token is in an
 * HttpOnly cookie.
 */
import { readStored, writeStored } from './browser-storage.ts';
import { notifyCustomerChange } from './customer-changes.ts';

export interface AuthKeys {
  organizationId: string;
  usid: string;
  customerId: string;
  authType: 'guest' | 'registered';
  encUserId?: string;
}

const storageKey = 'outfitter.auth';

/** Returns the stored keys. Deletes the keys of another organization (AUTH-020). */
export function readAuthKeys(organizationId: string): AuthKeys | undefined {
  const stored = readStored('local', storageKey) as Partial<AuthKeys> | undefined;
  if (!stored?.usid || !stored.customerId) return undefined;
  if (stored.organizationId === organizationId) return stored as AuthKeys;
  writeStored('local', storageKey, undefined);
  return undefined;
}

export function writeAuthKeys(keys: AuthKeys | undefined): void {
  writeStored('local', storageKey, keys);
  notifyCustomerChange();
}

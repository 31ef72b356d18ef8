/**
 * What may be known of a login outside of the page's memory (AUTH-023). The two tokens are not among it: the access token stays in
 * memory, the refresh token in a cookie that no script can read (decisions, "Tokens in local storage").
 */
import { readStored, writeStored } from './browser-storage.ts';

export interface AuthKeys {
  organizationId: string;
  usid: string;
  customerId: string;
  authType: 'guest' | 'registered';
}

const storageKey = 'outfitter.auth';

/** The kept keys of this organization; a changed organization forgets them (AUTH-020). */
export function readAuthKeys(organizationId: string): AuthKeys | undefined {
  const kept = readStored('local', storageKey) as Partial<AuthKeys> | undefined;
  if (!kept?.usid || !kept.customerId) return undefined;
  if (kept.organizationId === organizationId) return kept as AuthKeys;
  writeStored('local', storageKey, undefined);
  return undefined;
}

export function writeAuthKeys(keys: AuthKeys | undefined): void {
  writeStored('local', storageKey, keys);
}

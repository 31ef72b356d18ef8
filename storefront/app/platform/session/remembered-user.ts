import { readStored, writeStored } from './browser-storage.ts';
import { notifyCustomerChange } from './customer-changes.ts';

/** Customer who signed in last in this browser (AUTH-011). */
export interface RememberedUser {
  firstName: string;
  email: string;
}

const storageKey = 'outfitter.remembered-user';

export function readRememberedUser(): RememberedUser | undefined {
  const stored = readStored('local', storageKey) as Partial<RememberedUser> | undefined;
  const { firstName, email } = stored ?? {};
  return typeof firstName === 'string' && typeof email === 'string' ? { firstName, email } : undefined;
}

export function writeRememberedUser(user: RememberedUser | undefined): void {
  writeStored('local', storageKey, user);
  notifyCustomerChange();
}

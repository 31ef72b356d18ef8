import { useSyncExternalStore } from 'react';

export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Returns whether the device itself can hold a passkey and ask for a fingerprint, a face or a screen lock. */
export async function hasPlatformAuthenticator(): Promise<boolean> {
  return supportsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));
}

/** Subscription without changes, because the features of a browser do not change. */
const neverChanges = () => () => {};
/** Returns true on the server: pages are rendered for browsers with passkeys, as nearly all are. */
const onServer = () => true;

export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, supportsPasskeys, onServer);
}

import { useSyncExternalStore } from 'react';

export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Returns whether the device itself can hold a passkey and ask for a fingerprint, a face or a screen lock. */
export async function hasPlatformAuthenticator(): Promise<boolean> {
  return supportsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));
}

/** What a browser supports does not change. */
const neverChanges = () => () => {};
/** Pages are rendered for browsers with passkeys, as nearly all are. */
const onServer = () => true;

export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, supportsPasskeys, onServer);
}

import { type DeviceKind, deviceSeconds } from '@outfitter/contract/client';
import { newId } from '../ids.ts';
import { createTextSigner } from './signed-text.ts';

/** A browser in which accounts have signed in. */
export interface KnownDevice {
  id: string;
  accountIds: readonly string[];
}

/** Maximum number of accounts that share a browser; further ones replace the first. */
const maxAccounts = 4;
const separator = '~';
const purpose = 'device';

/** Signs devices for the cookie. Only a successful sign-in adds an account to one. */
export function createKnownDevices(kind: DeviceKind, masterKey: string) {
  const signer = createTextSigner(masterKey, `${kind} devices`);
  return {
    /** Returns undefined for a forged or expired token. */
    read(token: string | undefined, now: Date): KnownDevice | undefined {
      const text = token === undefined ? undefined : signer.verify(purpose, token);
      const [seconds, id, ...accountIds] = text?.split(separator) ?? [];
      const isExpired = now.getTime() / 1_000 - Number(seconds) > deviceSeconds;
      return id === undefined || isExpired ? undefined : { id, accountIds };
    },
    sign(device: KnownDevice | undefined, accountId: string, now: Date): string {
      const others = (device?.accountIds ?? []).filter((id) => id !== accountId);
      const accountIds = [...others, accountId].slice(-maxAccounts);
      const parts = [Math.floor(now.getTime() / 1_000), device?.id ?? newId(), ...accountIds];
      return signer.sign(purpose, parts.join(separator));
    },
  };
}

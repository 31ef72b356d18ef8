import type { Passkey } from '@outfitter/contract';
import { describeDevice } from '../auth/devices/device-name.ts';
import type { PasskeyRow } from './queries.ts';

export function presentPasskey({ id, name, userAgent, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  const { browser, system } = describeDevice(userAgent);
  return {
    passkeyId: id,
    ...(name === null ? {} : { name }),
    browser,
    system,
    isSynced: isBackedUp,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  };
}

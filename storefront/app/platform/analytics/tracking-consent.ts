/** Whether a visit may be counted: only where the visitor has said so, and never where their browser asks not to be followed. */
import { readStored, writeStored } from '../session/index.ts';

const storageKey = 'outfitter.counted';

interface Browser {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Pure but for what it is handed. */
export function hasOptedOutOfTracking({ globalPrivacyControl, doNotTrack }: Browser): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function mayTrack(): boolean {
  return readStored('local', storageKey) === true && !hasOptedOutOfTracking(navigator);
}

/** What the visitor answered in the notice. */
export function saveTrackingConsent(isAllowed: boolean): void {
  writeStored('local', storageKey, isAllowed || undefined);
}

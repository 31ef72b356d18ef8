import { readStored, writeStored } from '../session/index.ts';

const storageKey = 'outfitter.counted';

interface Browser {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export function hasOptedOutOfTracking({ globalPrivacyControl, doNotTrack }: Browser): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function mayTrack(): boolean {
  return readStored('local', storageKey) === true && !hasOptedOutOfTracking(navigator);
}

export function saveTrackingConsent(isAllowed: boolean): void {
  writeStored('local', storageKey, isAllowed || undefined);
}

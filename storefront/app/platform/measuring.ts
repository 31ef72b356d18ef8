/** Whether a visit may be counted: only where the visitor has said so, and never where their browser asks not to be followed. */
import { keep, readKept } from './session/index.ts';

const storageKey = 'outfitter.counted';

interface Browser {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Pure but for what it is handed. */
export function asksNotToBeFollowed({ globalPrivacyControl, doNotTrack }: Browser): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function mayMeasure(): boolean {
  return readKept('local', storageKey) === true && !asksNotToBeFollowed(navigator);
}

/** What the visitor answered in the notice. */
export function answerMeasuring(isAllowed: boolean): void {
  keep('local', storageKey, isAllowed || undefined);
}

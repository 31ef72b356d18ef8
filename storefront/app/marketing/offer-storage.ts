/** State of the email offer in browser storage; see docs/decisions/0013-pop-ups.md. */
import { readStored, writeStored } from '../platform/session/index.ts';

const closedKey = 'outfitter.visitor';
const visitKey = 'outfitter.pop-ups';

export interface VisitState {
  isFromPrint?: true;
  wasOffered?: true;
  wasAnnounced?: true;
}

/** Returns true after the offer was accepted or dismissed in this browser (MARKETING-005). */
export const isOfferClosed = (): boolean => readStored('local', closedKey) === true;
export const storeOfferClosed = (): void => writeStored('local', closedKey, true);

export function readVisit(): VisitState {
  const stored = readStored('session', visitKey);
  return typeof stored === 'object' && stored !== null ? (stored as VisitState) : {};
}
export const updateVisit = (changes: VisitState): void => writeStored('session', visitKey, { ...readVisit(), ...changes });

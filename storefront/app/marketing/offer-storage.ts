/** What this browser remembers of the email offer; docs/decisions/0013-pop-ups.md says why and until when. */
import { readStored, writeStored } from '../platform/session/index.ts';

const answeredKey = 'outfitter.visitor';
const visitKey = 'outfitter.pop-ups';

/** What happened since the tab was opened. */
export interface VisitState {
  /** Came by a code or a printed page. */
  isFromPrint?: true;
  wasOffered?: true;
  wasAnnounced?: true;
}

/** Whether somebody here has answered the offer before, by taking it or by putting it away (MARKETING-005). */
export const hasAnsweredOffer = (): boolean => readStored('local', answeredKey) === true;
export const storeOfferAnswered = (): void => writeStored('local', answeredKey, true);

export function readVisit(): VisitState {
  const kept = readStored('session', visitKey);
  return typeof kept === 'object' && kept !== null ? (kept as VisitState) : {};
}
export const updateVisit = (notes: VisitState): void => writeStored('session', visitKey, { ...readVisit(), ...notes });

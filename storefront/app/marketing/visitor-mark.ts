/** What this browser remembers of the email offer; docs/decisions/0013-pop-ups.md says why and until when. */
import { readStored, writeStored } from '../platform/session/index.ts';

const markKey = 'outfitter.visitor';
const visitKey = 'outfitter.pop-ups';

/** What happened since the tab was opened. */
export interface VisitNotes {
  /** Came by a code or a printed page. */
  isFromPrint?: true;
  wasOffered?: true;
  wasAnnounced?: true;
}

/** Whether somebody here has answered the offer before, by taking it or by putting it away (MARKETING-005). */
export const hasVisitorMark = (): boolean => readStored('local', markKey) === true;
export const leaveVisitorMark = (): void => writeStored('local', markKey, true);

export function readVisit(): VisitNotes {
  const kept = readStored('session', visitKey);
  return typeof kept === 'object' && kept !== null ? (kept as VisitNotes) : {};
}
export const noteOfVisit = (notes: VisitNotes): void => writeStored('session', visitKey, { ...readVisit(), ...notes });

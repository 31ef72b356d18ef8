/** What becomes of a request to hear when a SKU is back: waiting, due, mailed. Pure. */
import type { Availability } from '../inventory/availability.ts';
import type { backInStockRequests } from './tables.ts';

export type BackInStockRequest = typeof backInStockRequests.$inferSelect;
/** The moments by which a request stands where it does. */
export type RequestState = Pick<BackInStockRequest, 'askedAt' | 'dueAt' | 'mailedAt'>;

const day = 24 * 60 * 60 * 1000;
/** Who asked so long ago has bought elsewhere. */
const requestLifetime = 180 * day;
/** After its letter a request is of no use to anybody, and goes. */
const retentionAfterMail = 30 * day;
/** Open requests of one address; what a program asks for beyond them is dropped. */
export const maxOpenRequests = 50;

/** A SKU is back when units of it lie on the shelf; goods that come later still are not here. */
export function isRestocked(level: Pick<Availability, 'availableNow'> | undefined): boolean {
  return level !== undefined && level.availableNow > 0;
}

/** A request after it is made again: one that waits goes on waiting from now, one that was answered starts anew. */
export function stateAfterRequest(current: RequestState | undefined, now: Date): RequestState {
  if (current && current.mailedAt === null) return { ...current, askedAt: now };
  return { askedAt: now, dueAt: null, mailedAt: null };
}

/** Whether a letter becomes due now: its SKU is back, nobody has noticed so far, and the wish is not too old. */
export function becomesDue(
  { askedAt, dueAt, mailedAt }: RequestState,
  level: Pick<Availability, 'availableNow'> | undefined,
  now: Date,
): boolean {
  return mailedAt === null && dueAt === null && now.getTime() - askedAt.getTime() <= requestLifetime && isRestocked(level);
}

/** What the letter that is due does when its turn comes: it goes, it waits for the next return, or there is none to send. */
export function nextMailStep(
  { dueAt, mailedAt }: RequestState,
  level: Pick<Availability, 'availableNow'> | undefined,
): 'send' | 'wait' | 'nothing' {
  if (dueAt === null || mailedAt !== null) return 'nothing';
  return isRestocked(level) ? 'send' : 'wait';
}

/** Requests asked, or answered, before these moments are forgotten. */
export function retentionCutoffs(now: Date): { askedAt: Date; mailedAt: Date } {
  return { askedAt: new Date(now.getTime() - requestLifetime), mailedAt: new Date(now.getTime() - retentionAfterMail) };
}

import type { Availability } from '../inventory/availability.ts';
import type { backInStockRequests } from './tables.ts';

export type BackInStockRequest = typeof backInStockRequests.$inferSelect;
export type RequestState = Pick<BackInStockRequest, 'askedAt' | 'dueAt' | 'mailedAt'>;

const day = 24 * 60 * 60 * 1000;
const requestLifetime = 180 * day;
const retentionAfterMail = 30 * day;
export const maxOpenRequests = 50;

/** Returns whether a SKU is in stock; backordered units do not count. */
export function isRestocked(level: Pick<Availability, 'availableNow'> | undefined): boolean {
  return level !== undefined && level.availableNow > 0;
}

export function stateAfterRequest(current: RequestState | undefined, now: Date): RequestState {
  if (current && current.mailedAt === null) return { ...current, askedAt: now };
  return { askedAt: now, dueAt: null, mailedAt: null };
}

export function becomesDue(
  { askedAt, dueAt, mailedAt }: RequestState,
  level: Pick<Availability, 'availableNow'> | undefined,
  now: Date,
): boolean {
  return mailedAt === null && dueAt === null && now.getTime() - askedAt.getTime() <= requestLifetime && isRestocked(level);
}

export function nextMailStep(
  { dueAt, mailedAt }: RequestState,
  level: Pick<Availability, 'availableNow'> | undefined,
): 'send' | 'wait' | 'nothing' {
  if (dueAt === null || mailedAt !== null) return 'nothing';
  return isRestocked(level) ? 'send' : 'wait';
}

/** Returns the times before which requests that were made, or mailed, are deleted. */
export function retentionCutoffs(now: Date): { askedAt: Date; mailedAt: Date } {
  return { askedAt: new Date(now.getTime() - requestLifetime), mailedAt: new Date(now.getTime() - retentionAfterMail) };
}

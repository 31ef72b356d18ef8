import { newId } from '../ids.ts';

const acceptable = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/**
 * Returns the id for the header of a response. A response that a cache may store gets a new id, so that no caller can write into what
 * others receive.
 */
export function responseCorrelationId(response: Response, correlationId: string): string {
  return /no-store|private/.test(response.headers.get('cache-control') ?? '') ? correlationId : newId();
}

/** Returns the caller's request id if it is a plain token of 8 to 64 characters, else a new one. */
export function correlationIdOf(requestId: string | null): string {
  return requestId !== null && acceptable.test(requestId) ? requestId : newId();
}

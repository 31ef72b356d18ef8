import { newId } from '../ids.ts';

const acceptable = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** Returns the caller's request id if it is a plain token of 8 to 64 characters, else a new one. */
export function correlationIdOf(requestId: string | null): string {
  return requestId !== null && acceptable.test(requestId) ? requestId : newId();
}

import { newId } from '../ids.ts';

const sane = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** Returns the caller's request id if it is a plain token of 8 to 64 characters, or a new one. */
export function correlationIdOf(given: string | null): string {
  return given !== null && sane.test(given) ? given : newId();
}

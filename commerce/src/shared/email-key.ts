import { createHash } from 'node:crypto';

/** Returns a stable key for a normalized email address, for links and table keys; the address cannot be read from it. */
export function emailKeyOf(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('base64url');
}

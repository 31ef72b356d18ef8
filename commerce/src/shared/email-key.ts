import { createHash } from 'node:crypto';

/** Returns a stable key of a normalized email address, for links and table keys. The address cannot be derived from it. */
export function emailKeyOf(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('base64url');
}

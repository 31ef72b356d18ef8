import type { CustomerCredentials } from '../verify-customer.ts';

const basic = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** RFC 7617 recommends UTF-8; browsers' `btoa` encodes Latin-1. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Reads the email address and the password of the `Authorization` header (API-077); `undefined` if it has none. */
export function readBasicCredentials(headers: Headers): CustomerCredentials | undefined {
  const encoded = basic.exec(headers.get('authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = decode(Buffer.from(encoded, 'base64'));
  // An email address has no colon that is not quoted; a password may have some.
  const end = text.indexOf(':');
  // PostgreSQL cannot store NUL, and no login has one.
  if (end < 0 || text.includes('\0')) return undefined;
  return { email: text.slice(0, end), password: text.slice(end + 1) };
}

import { normalizeEmail } from '@outfitter/contract/client';
import { failure, ok, type Result } from '../platform/result.ts';

export function parseEmail(text: string): Result<string, 'ValidationException'> {
  const email = normalizeEmail(text);
  if (email !== undefined) return ok(email);
  return failure('ValidationException', 'No mail could reach this address.', { path: '$.email', in: 'body' });
}

/** Returns whether the field that is invisible to shoppers is filled in, which only bots do. */
export function isHoneypotFilled(honeypot: string | undefined): boolean {
  return honeypot !== undefined && honeypot !== '';
}

/** Fields that several forms have. */
import { Fault } from '../platform/http/fault.ts';
import { normalizeEmail } from './email-address.ts';

/** The normal form, or the fault that names the field. */
export function emailOrFault(text: string): string {
  const email = normalizeEmail(text);
  if (email !== undefined) return email;
  throw new Fault('ValidationException', 'No mail could reach this address.', { path: '$.email', in: 'body' });
}

/** Only programs fill in the field that shoppers do not see. */
export function isHoneypotFilled(honeypot: string | undefined): boolean {
  return honeypot !== undefined && honeypot !== '';
}

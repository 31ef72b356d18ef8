/** What a sign-up asks of its field. Pure (MARKETING-002, MARKETING-003). */
import { isEmailLike } from '../forms/index.ts';

export type EmailFault = 'missing' | 'form';

export function emailFaults({ email }: { readonly email: string }): { email?: EmailFault } {
  if (email.trim() === '') return { email: 'missing' };
  return isEmailLike(email) ? {} : { email: 'form' };
}

/** As it is sent: without spaces around it, in lower case (MARKETING-004). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

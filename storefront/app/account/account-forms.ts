/** What the account area's forms ask of their fields. Pure (specification 1 §5). */
import { isEmailLike } from '../forms/index.ts';

/** Letters and signs that a new password has at least. */
export const minPasswordLength = 8;

type Filled<Field extends string> = Readonly<Record<Field, string>>;
const isBlank = (text: string) => text.trim() === '';

export type EmailFault = 'missing' | 'form';
export function emailFaultOf(email: string): EmailFault | undefined {
  return isBlank(email) ? 'missing' : isEmailLike(email) ? undefined : 'form';
}

export function resetFaults({ email }: Filled<'email'>): { email?: EmailFault } {
  const fault = emailFaultOf(email);
  return fault ? { email: fault } : {};
}

export type RegisterFault = EmailFault | 'short';
export function registerFaults({ fullName, email, password }: Filled<'fullName' | 'email' | 'password'>) {
  const faults: Partial<Record<'fullName' | 'email' | 'password', RegisterFault>> = {};
  const ofEmail = emailFaultOf(email);
  if (isBlank(fullName)) faults.fullName = 'missing';
  if (ofEmail) faults.email = ofEmail;
  if (password === '') faults.password = 'missing';
  else if (password.length < minPasswordLength) faults.password = 'short';
  return faults;
}

export type NewPasswordFault = 'missing' | 'short' | 'different';
export function newPasswordFaults({ password, again }: Filled<'password' | 'again'>) {
  const faults: Partial<Record<'password' | 'again', NewPasswordFault>> = {};
  if (password === '') faults.password = 'missing';
  else if (password.length < minPasswordLength) faults.password = 'short';
  if (again === '') faults.again = 'missing';
  else if (again !== password) faults.again = 'different';
  return faults;
}

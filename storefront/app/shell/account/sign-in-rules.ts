/** What the sign-in form asks of its fields. Pure (specification 1 §5, "Sign-in"). */

/** Longest address that mail servers take (RFC 5321). */
export const emailMost = 254;

export type EmailFault = 'empty' | 'long';
export interface SignInFaults {
  email?: EmailFault;
  password?: 'empty';
}

/** What is wrong with the email; undefined where nothing is. */
export function emailFault(email: string): EmailFault | undefined {
  if (email.trim() === '') return 'empty';
  return email.trim().length > emailMost ? 'long' : undefined;
}

export function signInFaults({ email, password }: { email: string; password: string }): SignInFaults {
  const faults: SignInFaults = {};
  const ofEmail = emailFault(email);
  if (ofEmail) faults.email = ofEmail;
  if (password === '') faults.password = 'empty';
  return faults;
}

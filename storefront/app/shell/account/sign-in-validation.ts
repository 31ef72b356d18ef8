/** What the sign-in form asks of its fields. Pure (specification 1 §5, "Sign-in"). */

/** Longest address that mail servers take (RFC 5321). */
export const maxEmailLength = 254;

export type EmailError = 'empty' | 'long';
export interface SignInErrors {
  email?: EmailError;
  password?: 'empty';
}

/** What is wrong with the email; undefined where nothing is. */
export function validateEmail(email: string): EmailError | undefined {
  if (email.trim() === '') return 'empty';
  return email.trim().length > maxEmailLength ? 'long' : undefined;
}

export function validateSignIn({ email, password }: { email: string; password: string }): SignInErrors {
  const errors: SignInErrors = {};
  const emailError = validateEmail(email);
  if (emailError) errors.email = emailError;
  if (password === '') errors.password = 'empty';
  return errors;
}

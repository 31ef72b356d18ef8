import { getShopper, requireCookies } from '../../platform/session/index.ts';
import type { RegistrationValues } from '../form-values.ts';
import { type SignInResult, signIn } from '../sign-in.ts';
import { createCustomer } from './create-customer.ts';

/** Registers a customer and signs them in. Throws the error of the registration. */
export async function register(registration: RegistrationValues): Promise<SignInResult> {
  requireCookies();
  await createCustomer(getShopper().client, registration);
  const { email, password, keepSignedIn } = registration;
  return signIn({ email, password, keepSignedIn });
}

import { requireCookies } from '../../forms/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { type SignInResult, signIn } from '../sign-in.ts';
import { createCustomer, type Registration } from './create-customer.ts';

/** Registers a customer and signs them in. Throws the error of the registration. */
export async function register(registration: Registration): Promise<SignInResult> {
  requireCookies();
  await createCustomer(getShopper().client, registration);
  const { email, password } = registration;
  return signIn({ email, password, keepSignedIn: true });
}

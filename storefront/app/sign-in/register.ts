import { getShopper } from '../platform/session/index.ts';
import { splitFullName } from '../platform/shop/full-name.ts';
import { type SignInResult, signIn } from './sign-in.ts';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
}

/** Registers a customer and signs them in (ACCOUNT-007, ACCOUNT-008). Throws the error of the registration. */
export async function register({ fullName, email, password }: Registration): Promise<SignInResult> {
  const { firstName, lastName } = splitFullName(fullName);
  const customer = { firstName, lastName, email, login: email };
  await getShopper().client.registerCustomer({ body: { customer, password } });
  return signIn({ email, password, keepSignedIn: true });
}

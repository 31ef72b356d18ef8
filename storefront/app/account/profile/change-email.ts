import { changeCustomer } from '../../customer/index.ts';
import { requireCookies } from '../../forms/index.ts';
import { getShopper, readRememberedUser, writeRememberedUser } from '../../platform/session/index.ts';
import { type SignInResult, signIn } from '../../sign-in/index.ts';

interface EmailChange {
  currentEmail: string;
  email: string;
  password: string;
}

/**
 * Changes the login, replaces the remembered user and signs in again (ACCOUNT-009). Returns undefined if another account uses the address,
 * else the result of the sign-in. If that fails, the session before goes on.
 */
export async function changeEmail(change: EmailChange): Promise<SignInResult | undefined> {
  requireCookies();
  const { email, password } = change;
  const { success } = await getShopper().customerClient.updateCustomerEmail({ body: change });
  if (!success) return undefined;
  const remembered = readRememberedUser();
  writeRememberedUser(remembered && { ...remembered, email });
  const result = await signIn({ email, password });
  await changeCustomer(async () => {});
  return result;
}

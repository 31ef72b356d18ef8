import { refetchCustomer } from '../../customer/index.ts';
import { getShopper, readRememberedUser, requireCookies, writeRememberedUser } from '../../platform/session/index.ts';
import { type SignInResult, signIn } from '../../sign-in/index.ts';

interface EmailChange {
  currentEmail: string;
  email: string;
  password: string;
}

/**
 * Changes the login, clears the remembered user and signs in again (ACCOUNT-009). Returns undefined if another account uses the address,
 * else the result of the sign-in. If the sign-in fails, the current session continues, and the user is remembered with the new address.
 */
export async function changeEmail(change: EmailChange): Promise<SignInResult | undefined> {
  requireCookies();
  const { email, password } = change;
  const { success } = await getShopper().customerClient.updateCustomerEmail({ body: change });
  if (!success) return undefined;
  const remembered = readRememberedUser();
  writeRememberedUser(undefined);
  const result = await signIn({ email, password });
  if (result.kind === 'failed') writeRememberedUser(remembered && { ...remembered, email });
  await refetchCustomer();
  return result;
}

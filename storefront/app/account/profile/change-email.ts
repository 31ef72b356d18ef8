import { changeCustomer } from '../../customer/index.ts';
import { getShopper, writeRememberedUser } from '../../platform/session/index.ts';
import { signIn } from '../../sign-in/index.ts';

interface EmailChange {
  currentEmail: string;
  email: string;
  password: string;
}

/** Changes the login, clears the remembered user and signs in again (ACCOUNT-009). Returns false if another account uses the address. */
export async function changeEmail(change: EmailChange): Promise<boolean> {
  const { success } = await getShopper().customerClient.updateCustomerEmail({ body: change });
  if (!success) return false;
  writeRememberedUser(undefined);
  await signIn({ email: change.email, password: change.password });
  await changeCustomer(async () => {});
  return true;
}

import { getShopper, requireCookies } from '../../platform/session/index.ts';
import type { NewPasswordValues } from '../form-values.ts';
import { type SignInResult, signIn } from '../sign-in.ts';

/** Sets the password by the token of the mail's link, then signs in. Throws the error of the first call. */
export async function setPassword(token: string, { password, keepSignedIn }: NewPasswordValues): Promise<SignInResult> {
  requireCookies();
  const { login } = await getShopper().anonymousClient.setPasswordFromToken({ body: { token, password } });
  return signIn({ email: login, password, keepSignedIn });
}

import { CallError } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import type { SignInValues } from '../form-values.ts';
import { loginPath } from '../return-path.ts';
import { mergeCookie } from './merge-cookie.ts';

/**
 * Signs a customer in, and redirects to `returnTo`. The call merges the guest of the browser's cookie, and its cookies are sent to the
 * browser; what it merged is sent, too, for the notice and the event of the merge.
 */
export async function signInAndRedirect({ email, password, keepSignedIn }: SignInValues, page: PageContext, returnTo: string) {
  const { merge } = await page.client.signInSession({ body: { email, password, keepSignedIn } });
  const response = redirectTo(returnTo, page, 303);
  response.headers.append('set-cookie', mergeCookie(merge, page.siteOrigin));
  return response;
}

/**
 * Signs in a customer whose password has just been stored, and redirects to `returnTo`. If that fails, redirects to the sign-in page,
 * because the form was successful.
 */
export async function redirectSignedIn(values: SignInValues, page: PageContext, returnTo: string): Promise<Response> {
  try {
    return await signInAndRedirect(values, page, returnTo);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return redirectTo(loginPath(returnTo), page, 303);
  }
}

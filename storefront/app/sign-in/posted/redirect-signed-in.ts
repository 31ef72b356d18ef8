import { CallError } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import { loginPath } from '../return-path.ts';

/**
 * Signs in a customer whose password has just been stored, and redirects to `returnTo`. If that fails, redirects to the sign-in page,
 * because the form was successful.
 */
export async function redirectSignedIn(
  { email, password }: { email: string; password: string },
  page: PageContext,
  returnTo: string,
): Promise<Response> {
  try {
    await page.client.signInSession({ body: { email, password, keepSignedIn: true } });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return redirectTo(loginPath(returnTo), page, 303);
  }
  return redirectTo(returnTo, page, 303);
}

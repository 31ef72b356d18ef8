import { loginPath } from '../../account/index.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import type { Route } from './+types/account';

export const handle: CachePolicy = { cache: 'private' };

/** Makes no call. Accounts are not enabled, so every account page redirects to the login page with a way back. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  throw redirectTo(loginPath(pathWithoutLocale(url, page)), page);
}

export default function Account() {
  return null;
}

import { loginPath } from '../../account/index.ts';
import { type CachePolicy, pageContext, pathWithoutLocale } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import type { Route } from './+types/account';

export const handle: CachePolicy = { cache: 'private' };

/** Calls nothing. Accounts are not enabled, so every page redirects to the login page, which leads back. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  throw redirectTo(loginPath(pathWithoutLocale(url, page)), page);
}

export default function Account() {
  return null;
}

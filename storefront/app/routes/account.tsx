import { redirect } from 'react-router';
import { loginPath } from '../account/index.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/account';

export const handle: CachePolicy = { cache: 'private' };

/** No call: nobody is signed in, so every page of the account leads to the sign-in page and back. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(loginPath(url.pathname));
}

export default function Account() {
  return null;
}

import { redirect } from 'react-router';
import { loginPath } from '../account/index.ts';
import { type CachePolicy, pageContext, pathInShop } from '../platform/page-context.ts';
import type { Route } from './+types/account';

export const handle: CachePolicy = { cache: 'private' };

/** No call: nobody is signed in, so every page of the account leads to the sign-in page and back. */
export function loader({ context, url }: Route.LoaderArgs) {
  throw redirect(loginPath(pathInShop(url, context.get(pageContext))));
}

export default function Account() {
  return null;
}

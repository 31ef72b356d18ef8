import { LoginPage } from '../account/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/login';

/** No loader: the form asks by itself. `returnTo` is the address to go back to. */
export const handle: CachePolicy = { cache: 'private', query: ['returnTo'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({ title: headWords(matches).formatMessage({ id: 'head.login', defaultMessage: 'Sign in' }), noindex: true }, siteOf(matches));

export default function Login() {
  return <LoginPage />;
}

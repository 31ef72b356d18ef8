import { RegisterPage } from '../account/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/register';

/** No loader: the form asks by itself. */
export const handle: CachePolicy = { cache: 'private', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(
    { title: headWords(matches).formatMessage({ id: 'head.register', defaultMessage: 'Create an account' }), noindex: true },
    siteOf(matches),
  );

export default function Register() {
  return <RegisterPage />;
}

import { SetPasswordPage } from '../account/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/set-password';

/** No loader: the token of the link is the browser’s to send. */
export const handle: CachePolicy = { cache: 'private', query: ['token'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(
    { title: headWords(matches).formatMessage({ id: 'head.set-password', defaultMessage: 'A new password' }), noindex: true },
    siteOf(matches),
  );

export default function SetPassword() {
  return <SetPasswordPage />;
}

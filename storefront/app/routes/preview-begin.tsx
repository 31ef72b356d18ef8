import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import { SignedOutPreview } from '../preview/index.ts';
import type { Route } from './+types/preview-begin';

/** No loader: without an editor’s token nothing of the address is read, and no host is called. */
export const handle: CachePolicy = { cache: 'private', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({ title: headWords(matches).formatMessage({ id: 'head.preview', defaultMessage: 'Preview' }), noindex: true }, siteOf(matches));

export default function PreviewBegin() {
  return <SignedOutPreview />;
}

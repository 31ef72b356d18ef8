import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import { endPreview } from '../../preview/index.ts';
import type { Route } from './+types/preview-end';

export const handle: CachePolicy = { cache: 'private', acceptsForms: true, controlsPreview: true };

/** Redirects without ending the preview: only the form of the preview bar ends it. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirectTo('/', context.get(pageContext));
}

export function action({ context }: Route.ActionArgs) {
  throw endPreview(context.get(pageContext));
}

export default function PreviewEnd() {
  return null;
}

import { throwNotFound } from '../platform/loaders/loader-errors.ts';
import type { CachePolicy } from '../platform/loaders/page-context.ts';

export const handle: CachePolicy = { cache: 'public' };

/** Makes no call: no page has this path. The error boundary renders the 404 page. */
export function loader() {
  throwNotFound();
}

export default function NotFoundRoute() {
  return null;
}

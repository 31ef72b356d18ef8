import { notFound } from '../platform/failed-call.ts';
import type { CachePolicy } from '../platform/page-context.ts';

export const handle: CachePolicy = { cache: 'public' };

/** No call: the path belongs to no screen. The boundary around every page draws the 404 page. */
export function loader() {
  notFound();
}

export default function NotFoundRoute() {
  return null;
}

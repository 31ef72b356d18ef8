import { Outlet } from 'react-router';
import { ErrorPage, errorTitle } from '../errors/index.ts';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { getHeadIntl } from '../platform/locale/intl.ts';
import type { Route } from './+types/any-page';

/** The head of a page that could not be drawn; each page that can has its own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  metaTags(error ? { title: errorTitle(error, getHeadIntl(matches)), noindex: true } : {}, siteFromMatches(matches));

/** Around every page, inside the shop's frame, which stays as it is where a page fails. */
export default function AnyPage() {
  return <Outlet />;
}

/** The 404 page, and the generic error page (ERROR-020 to ERROR-026). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

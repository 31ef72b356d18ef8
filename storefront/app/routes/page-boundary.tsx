import { Outlet } from 'react-router';
import { ErrorPage, errorTitle } from '../errors/index.ts';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import { getHeadIntl } from '../platform/locale/intl.ts';
import type { Route } from './+types/page-boundary';

export const meta: Route.MetaFunction = ({ matches, error }) =>
  metaTags(error ? { title: errorTitle(error, getHeadIntl(matches)), noindex: true } : {}, siteFromMatches(matches));

/** Wraps every page in an error boundary inside the layout, so that the layout remains if a page fails. */
export default function PageBoundary() {
  return <Outlet />;
}

/** Shows the error page of a page that fails, below the layout (ERROR-020 to ERROR-026). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

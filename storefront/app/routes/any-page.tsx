import { Outlet } from 'react-router';
import { ErrorPage, errorTitle } from '../errors/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { Route } from './+types/any-page';

/** The head of a page that could not be drawn; each page that can has its own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  headOf(error ? { title: errorTitle(error, headWords(matches)), noindex: true } : {}, siteOf(matches));

/** Around every page, inside the shop's frame, which stays as it is where a page fails. */
export default function AnyPage() {
  return <Outlet />;
}

/** The 404 page, and the generic error page (ERROR-020 to ERROR-026). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

import { isRouteErrorResponse } from 'react-router';

/** The title of the page that stands in place of another (ERROR-021, ERROR-025). */
export function errorTitle(error: unknown): string {
  return isRouteErrorResponse(error) && error.status === 404 ? 'error 404' : 'Sorry, there is a problem with this page';
}

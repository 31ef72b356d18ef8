import { isRouteErrorResponse } from 'react-router';

/**
 * `missing`: the shop answered 404, the 404 page is shown. `not-found`: a 404 that is not the shop's own, such as that of a proxy
 * (ERROR-024). `problem`: everything else (ERROR-025).
 */
export function errorKind(error: unknown): 'missing' | 'not-found' | 'problem' {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'problem';
  // The shop's own 404 carries an object (`ErrorPageData`); the router's and a proxy's carry text.
  return typeof error.data === 'object' && error.data !== null ? 'missing' : 'not-found';
}

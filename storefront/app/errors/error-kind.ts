import { isRouteErrorResponse } from 'react-router';

/**
 * What a page failed of: `missing`, the shop said that it has no such thing and the 404 page is shown; `not-found`, a 404 that did not
 * come from the shop, such as a data request that found nobody (ERROR-024); `problem`, everything else (ERROR-025).
 */
export function errorKind(error: unknown): 'missing' | 'not-found' | 'problem' {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'problem';
  // Our own 404 carries an object (`FailedPage`); the router's and a proxy's carry text.
  return typeof error.data === 'object' && error.data !== null ? 'missing' : 'not-found';
}

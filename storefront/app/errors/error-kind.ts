import { isRouteErrorResponse } from 'react-router';

/**
 * `missing`: a 404 of the shop, which shows the 404 page. `not-found`: another 404, such as that of a proxy (ERROR-024). `problem`: any
 * other error (ERROR-025).
 */
export function errorKind(error: unknown): 'missing' | 'not-found' | 'problem' {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'problem';
  // The shop's own 404 has an object as data (`ErrorPageData`); 404s of the router or a proxy have text.
  return typeof error.data === 'object' && error.data !== null ? 'missing' : 'not-found';
}

import { isRouteErrorResponse } from 'react-router';

/**
 * Distinguishes the errors of a page. `shop-not-found`: a 404 of the shop, which shows the 404 page. `not-found`: another 404, such as that
 * of a proxy (ERROR-024). `other-error`: any other error (ERROR-025).
 */
export function errorKind(error: unknown): 'shop-not-found' | 'not-found' | 'other-error' {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'other-error';
  // The shop's own 404 has an object as data (`ErrorPageData`); 404s of the router or a proxy have text.
  return typeof error.data === 'object' && error.data !== null ? 'shop-not-found' : 'not-found';
}

const temporaryStatuses = [429, 502, 503, 504];

/** Returns whether the same page may succeed a moment later. */
export function isTemporary(error: unknown): boolean {
  return isRouteErrorResponse(error) && temporaryStatuses.includes(error.status);
}

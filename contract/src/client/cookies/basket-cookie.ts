/**
 * The cookie of a browser in which a basket was created or a customer signed in. With it, the server renders the cart page without reading
 * the session, whose own cookie reaches no page. It identifies no person.
 */
import { setBrowserCookie } from './browser-cookie.ts';
import { deviceSeconds } from './device-cookie.ts';

const name = 'outfitter_basket';

export const setBasketCookie = (siteOrigin: string): string => setBrowserCookie(name, '1', deviceSeconds, siteOrigin);

export function mayHaveBasket(cookies: string | null): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`).test(cookies ?? '');
}

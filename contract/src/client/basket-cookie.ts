/**
 * The cookie of a browser in which a basket was created or a customer signed in. With it, the server renders the cart page without reading
 * the session, whose own cookie reaches no page. It identifies no person.
 */
import { deviceSeconds } from './device-cookie.ts';

const name = 'outfitter_basket';

export function setBasketCookie(siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=1; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function mayHaveBasket(cookies: string | null): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`).test(cookies ?? '');
}

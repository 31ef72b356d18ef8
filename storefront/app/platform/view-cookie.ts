/** The cookie by which the server knows how a shopper sees pages that are otherwise the same for everyone. It holds nothing personal. */
import { type Currency, viewCookie } from '@outfitter/contract/client';

/** Seconds: a year. */
const life = 31_536_000;

/** The cookie's value with another currency; what else it says stays. Pure. */
export function viewWith(currency: Currency, cookies: string): string {
  const value = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${viewCookie}=`));
  const [, ...others] = (value?.slice(viewCookie.length + 1) ?? '').split('.');
  return [currency, ...others].join('.');
}

/** From the next page on, prices are in this currency. */
export function chooseCurrency(currency: Currency): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${viewCookie}=${viewWith(currency, document.cookie)}; path=/; max-age=${life}; samesite=lax${secure}`;
}

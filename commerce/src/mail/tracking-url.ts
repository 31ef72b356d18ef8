import type { MailLocale } from './mail-locale.ts';

/** Returns the URL of the page that tracks an order. The number is in the hash, which browsers do not send to servers. */
export function trackingUrl(orderNo: string, { href }: Pick<MailLocale, 'href'>): string {
  return href(`/track-order#order=${orderNo}`);
}

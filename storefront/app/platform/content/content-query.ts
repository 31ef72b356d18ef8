import type { Currency } from '@outfitter/contract/client';

interface ContentLocale {
  locale: string;
  currency: Currency;
}

/** Returns the query of content whose linked items are inlined, in a page's locale and with amounts in its currency. */
export function contentQuery({ locale, currency }: ContentLocale) {
  return { depth: 'all', format: 'inlined', locale, currency } as const;
}

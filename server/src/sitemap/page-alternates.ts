/** The addresses under which a page may be found, one for each language that it is written in. Pure. */
import type { SitemapPage } from '@outfitter/commerce';
import { availableLocales, type Currency, hreflangAlternates, localizePath, type SiteLocales } from '@outfitter/contract/client';

export interface SitemapLocales extends SiteLocales {
  /** What the pages of a locale count in. */
  currencyOf(locale: string): Currency;
}

export interface PageAlternates {
  /** Paths in every language that there is a page in. */
  paths: string[];
  /** What each of them says of all; none where there is one alone. */
  alternates: { hreflang: string; path: string }[];
}

/**
 * Those versions of a page that answer for themselves: in a language that it was translated to, or all of it is messages, and in whose
 * currency it is sold. What has no translation names another address as its canonical one, and is left out.
 */
export function pageAlternates({ path, translations, currencies }: SitemapPage, languages: SitemapLocales): PageAlternates {
  const isSold = (locale: string) => !currencies || currencies.includes(languages.currencyOf(locale));
  const locales = availableLocales(translations, languages).filter(isSold);
  const hasDefault = locales.some((locale) => locale === languages.locales[0]);
  return {
    paths: locales.map((locale) => localizePath(locale, path, languages)),
    alternates: hreflangAlternates(path, locales, languages).filter(({ hreflang }) => hasDefault || hreflang !== 'x-default'),
  };
}

import type { SitemapPage } from '@outfitter/commerce';
import { availableLocales, type Currency, hreflangAlternates, localizePath, type SiteLocales } from '@outfitter/contract/client';

export interface SitemapLocales extends SiteLocales {
  currencyOf(locale: string): Currency;
}

export interface PageAlternates {
  paths: string[];
  /** The language versions that each version of the page lists; empty if there is only one. */
  alternates: { hreflang: string; path: string }[];
}

/**
 * Returns the language versions of a page that are canonical: those that are translated, or consist of messages only, and are sold in
 * the currency of their locale.
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

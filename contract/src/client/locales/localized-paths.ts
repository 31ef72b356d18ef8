import { pseudoLocale } from './message-locales.ts';

export interface SiteLocales {
  /** Locales of the site, the default first. */
  locales: readonly string[];
  localeFrom: 'path' | 'query';
}

/**
 * Returns a path in a locale: `/men` is `/fr-FR/men` or `/men?locale=fr-FR`; the default locale adds nothing (ROUTE-043).
 * Replaces a locale in the query.
 */
export function localizePath(locale: string, path: string, { locales, localeFrom }: SiteLocales): string {
  if (localeFrom === 'query') return withParameter(path, locale === locales[0] ? undefined : locale);
  if (locale === locales[0]) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export function localizePathLikeHome(home: string, path: string): string {
  const [prefix = '', query] = home.split('?');
  if (query) return withParameter(path, query.slice(parameter.length + 1));
  return prefix === '/' ? path : `${prefix}${path === '/' ? '' : path}`;
}

const parameter = 'locale';

function withParameter(path: string, locale: string | undefined): string {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
  if (locale !== undefined) pairs.push(`${parameter}=${locale}`);
  return `${pathname}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${hash}`;
}

/**
 * Returns the offered locales in which a page exists: those of the default language and those that its content is translated
 * to. `translations` is `undefined` for a page of messages only. Excludes the pseudo locale.
 */
export function availableLocales(translations: readonly string[] | undefined, { locales }: Pick<SiteLocales, 'locales'>): string[] {
  const language = (locale: string) => locale.split('-', 1)[0] ?? locale;
  const defaultLanguage = language(locales[0] ?? '');
  const isIn = (locale: string) =>
    !translations || language(locale) === defaultLanguage || translations.includes(locale) || translations.includes(language(locale));
  return locales.filter((locale) => locale !== pseudoLocale && isIn(locale));
}

export function hreflangAlternates(path: string, versions: readonly string[], site: SiteLocales): { hreflang: string; path: string }[] {
  if (versions.length < 2) return [];
  const alternates = versions.map((locale) => ({ hreflang: locale, path: localizePath(locale, path, site) }));
  return [...alternates, { hreflang: 'x-default', path }];
}

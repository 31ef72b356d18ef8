/** The addresses of a page in each language. Pure. */
import { pseudoLocale } from './message-locales.ts';

export interface SiteLocales {
  /** On offer, the default one first. */
  locales: readonly string[];
  /** Where an address says its locale. */
  localeFrom: 'path' | 'query';
}

/**
 * The path of a page in a locale: `/men` is `/fr-FR/men` or `/men?locale=fr-FR`; in the default locale it stays as it is (ROUTE-043). A
 * locale that the query names gives way.
 */
export function localizePath(locale: string, path: string, { locales, localeFrom }: SiteLocales): string {
  if (localeFrom === 'query') return withParameter(path, locale === locales[0] ? undefined : locale);
  if (locale === locales[0]) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** A path in the language of the home page's address: `/fr-FR` or `/?locale=fr-FR`. */
export function localizePathLikeHome(home: string, path: string): string {
  const [prefix = '', query] = home.split('?');
  if (query) return withParameter(path, query.slice(parameter.length + 1));
  return prefix === '/' ? path : `${prefix}${path === '/' ? '' : path}`;
}

/** The parameter in which an address may say its locale. */
const parameter = 'locale';

function withParameter(path: string, locale: string | undefined): string {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`));
  if (locale !== undefined) pairs.push(`${parameter}=${locale}`);
  return `${pathname}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${hash}`;
}

/**
 * The locales on offer that a page is written in: those of the language of the default one, and those that something of the page was
 * translated to; `undefined` where all of it is messages. The pseudo locale is nobody's language.
 */
export function availableLocales(translations: readonly string[] | undefined, { locales }: Pick<SiteLocales, 'locales'>): string[] {
  const language = (locale: string) => locale.split('-', 1)[0] ?? locale;
  const own = language(locales[0] ?? '');
  const isIn = (locale: string) =>
    !translations || language(locale) === own || translations.includes(locale) || translations.includes(language(locale));
  return locales.filter((locale) => locale !== pseudoLocale && isIn(locale));
}

/** `hreflang` and path of each version of a page, with the default one for everybody else; none where there is one version alone. */
export function hreflangAlternates(path: string, versions: readonly string[], site: SiteLocales): { hreflang: string; path: string }[] {
  if (versions.length < 2) return [];
  const alternates = versions.map((locale) => ({ hreflang: locale, path: localizePath(locale, path, site) }));
  return [...alternates, { hreflang: 'x-default', path }];
}

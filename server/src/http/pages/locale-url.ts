/** Which language an address asks for (ROUTE-041). Pure. */

export interface LocaleRouting {
  /** Locales on offer, the default one first. */
  readonly offered: readonly string[];
  /** Where the locale stands: first in the path, or in the parameter `locale`. */
  readonly source: 'path' | 'query';
}

export interface LocalizedUrl {
  locale: string;
  /** The prefix that links of the page carry; '' for the default locale. */
  basename: string;
  /** The path without it. */
  pathname: string;
}

export interface LocaleRedirect {
  status: 301 | 302;
  /** A path of this site: one slash, then no other. */
  location: string;
}

const looksLikeLocale = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * Reads the locale of an address. By path: `/fr-FR/men`; written in other letters or for the default locale it has moved for good, and a
 * locale that is not offered leads to the default one's page (ROUTE-042). By query: `?locale=fr-FR`; anything but one offered locale
 * is the default.
 */
export function readLocaleUrl({ pathname, search, searchParams }: URL, { offered, source }: LocaleRouting): LocalizedUrl | LocaleRedirect {
  const fallback: LocalizedUrl = { locale: offered[0] ?? 'en-US', basename: '', pathname };
  if (source === 'query') {
    const requested = searchParams.getAll('locale');
    const locale = offered.find((each) => requested.length === 1 && each === requested[0]);
    return locale ? { ...fallback, locale } : fallback;
  }
  // `/fr-FR.data` is the data of `/fr-FR`.
  const [, segment = '', data = '', rest = ''] = /^\/([\w-]{5})(?:(\.data)$|(\/.*)?$)/.exec(pathname) ?? [];
  const locale = offered.find((each) => each.toLowerCase() === segment.toLowerCase());
  if (!locale && !looksLikeLocale.test(segment)) return fallback;
  if (locale && locale === segment && locale !== fallback.locale) {
    return { locale, basename: `/${locale}`, pathname: data ? '/_.data' : rest || '/' };
  }
  const prefix = locale && locale !== fallback.locale ? `/${locale}` : '';
  const path = prefix && data ? `${prefix}${data}` : `${prefix}${data ? '/_.data' : sanitizePath(rest)}`;
  return { status: locale ? 301 : 302, location: `${path || '/'}${search}` };
}

/** A rest of a path that a browser cannot take for another host: `//evil` is `/evil`. */
const sanitizePath = (rest: string): string => rest.replace(/^[/\\]+/, '/');

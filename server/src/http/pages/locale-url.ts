export interface LocaleRouting {
  readonly offered: readonly string[];
  /** Position of the locale: the first path segment, or the parameter `locale`. */
  readonly source: 'path' | 'query';
}

export interface LocalizedUrl {
  locale: string;
  /** Prefix of the page's links; '' for the default locale. */
  basename: string;
  pathname: string;
}

export interface LocaleRedirect {
  status: 301 | 302;
  /** A path of this site: exactly one leading slash. */
  location: string;
}

const looksLikeLocale = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * Reads the locale of a URL. In paths (`/fr-FR/men`), a different case and the default locale redirect permanently; a locale that is not
 * offered redirects to the default locale (ROUTE-041, ROUTE-042). In queries (`?locale=fr-FR`), an unknown locale is replaced by the
 * default one. The path must have passed `findUrlError`: with an empty segment the rest of it could be another host (`//evil.example`).
 */
export function readLocaleUrl({ pathname, search, searchParams }: URL, { offered, source }: LocaleRouting): LocalizedUrl | LocaleRedirect {
  const fallback: LocalizedUrl = { locale: offered[0] ?? 'en-US', basename: '', pathname };
  if (source === 'query') {
    const requested = searchParams.getAll('locale');
    const locale = offered.find((each) => requested.length === 1 && each === requested[0]);
    return locale ? { ...fallback, locale } : fallback;
  }
  // `/fr-FR.data` is the data request of `/fr-FR`.
  const [, segment = '', data = '', rest = ''] = /^\/([\w-]{5})(?:(\.data)$|(\/.*)?$)/.exec(pathname) ?? [];
  const locale = offered.find((each) => each.toLowerCase() === segment.toLowerCase());
  if (!locale && !looksLikeLocale.test(segment)) return fallback;
  if (locale && locale === segment && locale !== fallback.locale) {
    return { locale, basename: `/${locale}`, pathname: data ? '/_.data' : rest || '/' };
  }
  const prefix = locale && locale !== fallback.locale ? `/${locale}` : '';
  const path = prefix && data ? `${prefix}${data}` : `${prefix}${data ? '/_.data' : rest}`;
  return { status: locale ? 301 : 302, location: `${path || '/'}${search}` };
}

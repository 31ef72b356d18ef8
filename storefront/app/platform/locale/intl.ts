import { sourceLocale } from '@outfitter/contract/client';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { CachedFormats, withCachedFormats } from './cached-formats.ts';
import { type Messages, messageCatalog } from './messages.ts';

const intlCache = createIntlCache();
const formatsByLocale = new Map<string, CachedFormats>();

/**
 * Creates the formatter of a page. A translation omits messages that are the same in both languages; for these the default in the code is
 * used. Cached formats are worth their code on the server only, which formats a thousand times as often.
 */
export function createPageIntl(locale: string, messages: Messages | undefined): IntlShape {
  const intl = createIntl({ locale, defaultLocale: locale, messages }, intlCache);
  return import.meta.env.SSR ? withCachedFormats(intl, cachedFormatsOf(locale)) : intl;
}

function cachedFormatsOf(locale: string): CachedFormats {
  const formats = formatsByLocale.get(locale) ?? new CachedFormats();
  formatsByLocale.set(locale, formats);
  return formats;
}

const intlByLocale = new Map<string, { messages: Messages | undefined; intl: IntlShape }>();

export function getIntl(locale: string): IntlShape {
  const messages = messageCatalog.get(locale);
  const cached = intlByLocale.get(locale);
  if (cached && cached.messages === messages) return cached.intl;
  const intl = createPageIntl(locale, messages);
  intlByLocale.set(locale, { messages, intl });
  return intl;
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** Returns the messages for a route's `meta`, in the language of the page. Their ids start with `seo.`: every page embeds them. */
export function getHeadIntl(matches: readonly (RootMatch | undefined)[]): IntlShape {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { locale?: string } | undefined;
  return getIntl(root?.locale ?? sourceLocale);
}

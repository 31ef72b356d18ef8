import { sourceLocale } from '@outfitter/contract/client';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { type Messages, messageCatalog } from './messages.ts';

const intlCache = createIntlCache();

/** A message that a translation leaves out is the same in both languages, so the default in the code is used. */
export function createPageIntl(locale: string, messages: Messages | undefined): IntlShape {
  return createIntl({ locale, defaultLocale: locale, messages }, intlCache);
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

/** Messages for a route's `meta`, in the language of the root loader's data. Their ids start with `head.`: every page embeds those. */
export function getHeadIntl(matches: readonly (RootMatch | undefined)[]): IntlShape {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { locale?: string } | undefined;
  return getIntl(root?.locale ?? sourceLocale);
}

/** Messages where no component is: in loaders and in what a page says of itself in its head. */
import { sourceLocale } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';
import { createPageIntl } from './intl.ts';
import { type Messages, messageCatalog } from './messages.ts';

const intlByLocale = new Map<string, { messages: Messages | undefined; intl: IntlShape }>();

/** The words of a locale; made once, and anew where all of its messages came after those of the page. */
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

/**
 * The words of a route's `meta`, in the language that the root's data names. Their ids start with `head.`: those messages are on
 * every page.
 */
export function getHeadIntl(matches: readonly (RootMatch | undefined)[]): IntlShape {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { locale?: string } | undefined;
  return getIntl(root?.locale ?? sourceLocale);
}

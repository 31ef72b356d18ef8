/** Messages where no component is: in loaders and in what a page says of itself in its head. */
import { createIntl, type IntlShape } from 'react-intl';
import { writtenIn } from './message-sets.ts';
import { messageSource } from './messages.ts';

/** The words of a locale. */
export function wordsIn(locale: string): IntlShape {
  return createIntl({ locale, defaultLocale: locale, messages: messageSource.of(locale) });
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/**
 * The words of a route's `meta`, in the language that the root's data names. Their ids start with `head.`: those messages are on
 * every page.
 */
export function headWords(matches: readonly (RootMatch | undefined)[]): IntlShape {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { locale?: string } | undefined;
  return wordsIn(root?.locale ?? writtenIn);
}

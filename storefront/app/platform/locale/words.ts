/** Messages where no component is: in loaders and in what a page says of itself in its head. */

import type { IntlShape } from 'react-intl';
import { intlOf } from './intl.ts';
import { writtenIn } from './message-sets.ts';
import { type Messages, messageSource } from './messages.ts';

const made = new Map<string, { messages: Messages | undefined; words: IntlShape }>();

/** The words of a locale; made once, and anew where all of its messages came after those of the page. */
export function wordsIn(locale: string): IntlShape {
  const messages = messageSource.of(locale);
  const known = made.get(locale);
  if (known && known.messages === messages) return known.words;
  const words = intlOf(locale, messages);
  made.set(locale, { messages, words });
  return words;
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

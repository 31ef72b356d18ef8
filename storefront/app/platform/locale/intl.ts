/** The words, numbers and dates of a locale. */
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './messages.ts';

/** Formatters are dear to make and few: those of all pages are made once. */
const intlCache = createIntlCache();

/** What a whole translation leaves out reads in it as it does in the code. */
export function createPageIntl(locale: string, messages: Messages | undefined): IntlShape {
  return createIntl({ locale, defaultLocale: locale, messages }, intlCache);
}

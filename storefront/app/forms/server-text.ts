import { useIntl } from 'react-intl';

/** Returns the server's message, which is in English, or undefined on a page in another language. */
export function useServerText(text: string | undefined): string | undefined {
  return useIntl().locale.startsWith('en') ? text : undefined;
}

import { useIntl } from 'react-intl';

/** Returns what the server wrote, which is in English, or undefined on a page in another language. */
export function useServerText(text: string | undefined): string | undefined {
  return useIntl().locale.startsWith('en') ? text : undefined;
}

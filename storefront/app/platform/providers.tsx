import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useMessages } from './locale/messages.ts';

/** What every component may lean on: words and numbers in the shopper's locale. */
export function Providers({ locale, children }: { locale: string; children: ReactNode }) {
  const messages = useMessages();
  return (
    // What a whole translation leaves out reads in it as it does in the code.
    <IntlProvider locale={locale} defaultLocale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}

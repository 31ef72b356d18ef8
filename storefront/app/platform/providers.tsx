import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

/** The language that messages are written in. */
const writtenIn = 'en-US';

/** What every component may lean on: words and numbers in the shopper's locale. */
export function Providers({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <IntlProvider locale={locale} defaultLocale={writtenIn}>
      {children}
    </IntlProvider>
  );
}

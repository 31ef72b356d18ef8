import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createQueryClient } from './query-client.ts';

/** The language that messages are written in. */
const writtenIn = 'en-US';

/** What every component may lean on: words and numbers in the shopper's locale, and the browser's memory of answers. */
export function Providers({ locale, children }: { locale: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <IntlProvider locale={locale} defaultLocale={writtenIn}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </IntlProvider>
  );
}

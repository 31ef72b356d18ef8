import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createPageIntl } from '../locale/intl.ts';
import { useMessages } from '../locale/messages.ts';

export function Providers({ locale, children }: { locale: string; children: ReactNode }) {
  const messages = useMessages();
  const intl = useMemo(() => createPageIntl(locale, messages), [locale, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

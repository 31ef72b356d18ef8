import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createPageIntl, getIntl } from '../locale/intl.ts';
import { useMessages } from '../locale/messages.ts';

export function Providers({ locale, children }: { locale: string; children: ReactNode }) {
  const messages = useMessages();
  // The server tracks which messages a translated page uses, so such a page has messages of its own.
  const intl = useMemo(() => (messages ? createPageIntl(locale, messages) : getIntl(locale)), [locale, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyOnRender } from '../platform/lazy.tsx';
import { withStyleSheets } from '../platform/lazy-style-sheets.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Section } from '../ui/section.tsx';
import * as styles from './contact-section.module.css';
import { useIsChatAvailable } from './use-is-chat-available.ts';

const MessageForm = lazyOnRender(async () => ({
  default: withStyleSheets('message-form', (await import('./message-form.tsx')).MessageForm),
}));

/**
 * Shows the message form on the customer-service page while chat is available. Without JavaScript the opening hours cannot be compared with
 * the clock, so the form is always shown.
 */
export function ContactSection() {
  if (useIsChatAvailable()) return <MessageSection />;
  return (
    <noscript>
      <MessageSection />
    </noscript>
  );
}

function MessageSection() {
  return (
    <div className={layoutStyles.container}>
      <Section
        id="message"
        heading={<FormattedMessage id="chat.section" defaultMessage="Write to us" />}
        intro={<FormattedMessage id="chat.section-text" defaultMessage="Send us a message and we’ll reply by email." />}
      >
        <div className={`${formPageStyles.narrowForm} ${styles.form}`}>
          <Suspense fallback={<Spinner />}>
            <MessageForm />
          </Suspense>
        </div>
      </Section>
    </div>
  );
}

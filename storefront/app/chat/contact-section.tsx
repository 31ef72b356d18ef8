import { FormattedMessage } from 'react-intl';
import { Section } from '../ui/section.tsx';
import { MessageForm } from './message-form.tsx';
import { useIsChatAvailable } from './use-is-chat-available.ts';

/** The message form on the customer-service page while chat is available; outside its hours the page's own hours stand alone. */
export function ContactSection() {
  if (!useIsChatAvailable()) return null;
  return (
    <div className="wrap">
      <Section
        id="message"
        heading={<FormattedMessage id="chat.section" defaultMessage="Somebody is at the desk" />}
        line={<FormattedMessage id="chat.section-line" defaultMessage="Write, and they answer by mail." />}
      >
        <div className="inset-form">
          <MessageForm />
        </div>
      </Section>
    </div>
  );
}

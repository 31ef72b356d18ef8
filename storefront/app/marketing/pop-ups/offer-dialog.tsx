import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmailSignup } from '../email-signup.tsx';
import * as styles from './offer-dialog.module.css';
import type { offerMessages } from './offer-messages.ts';

interface OfferDialogProps {
  messages: ReturnType<typeof offerMessages>;
  isOpen: boolean;
  onClose(): void;
}

export function OfferDialog({ messages, isOpen, onClose }: OfferDialogProps) {
  const [isSubscribed, setSubscribed] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={messages.heading} className={styles.dialog}>
      <div className={styles.offer}>
        {messages.picture ? (
          <ResponsiveImage
            className={styles.image}
            image={messages.picture}
            sizes="(width >= 64rem) 340px, 100vw"
            maxWidth={750}
            ratio={[4, 5]}
            isDecorative
          />
        ) : null}
        <div className={styles.content}>
          {isSubscribed ? null : <p className="text-lead">{messages.text}</p>}
          <EmailSignup
            source="lightbox"
            submit={messages.submit}
            onDone={() => setSubscribed(true)}
            done={
              <div className={styles.done}>
                <p className="text-card">{messages.successHeading}</p>
                <p>{messages.successText}</p>
              </div>
            }
          />
          {isSubscribed || !messages.sms ? null : <p className="text-small text-muted">{messages.sms}</p>}
          {messages.legal ? <p className="text-small text-muted">{messages.legal}</p> : null}
          <TextButton className={styles.decline} onClick={onClose}>
            {isSubscribed ? <FormattedMessage id="marketing.offer.back" defaultMessage="Back to the shop" /> : messages.decline}
          </TextButton>
        </div>
      </div>
    </Dialog>
  );
}

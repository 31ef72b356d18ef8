import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmailSignup } from '../email-signup.tsx';
import type { offerWords } from './offer-words.ts';

interface OfferDialogProps {
  words: ReturnType<typeof offerWords>;
  isOpen: boolean;
  onClose(): void;
}

/** The email offer with its form; a plain "No thanks" beside it. */
export function OfferDialog({ words, isOpen, onClose }: OfferDialogProps) {
  const [isTaken, setTaken] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={words.heading} className="offer-dialog">
      <div className="offer">
        {words.picture ? (
          <Picture
            className="offer-picture"
            image={words.picture}
            sizes="(width >= 64rem) 340px, 100vw"
            most={750}
            ratio={[4, 5]}
            decorative
          />
        ) : null}
        <div className="offer-words">
          {isTaken ? null : <p className="lead">{words.text}</p>}
          <EmailSignup
            source="lightbox"
            submit={words.submit}
            onDone={() => setTaken(true)}
            done={
              <div className="offer-done">
                <p className="card-t">{words.successHeading}</p>
                <p>{words.successText}</p>
              </div>
            }
          />
          {isTaken || !words.sms ? null : <p className="small soft">{words.sms}</p>}
          {words.legal ? <p className="small soft">{words.legal}</p> : null}
          <TextButton onClick={onClose}>
            {isTaken ? <FormattedMessage id="marketing.offer.back" defaultMessage="Back to the shop" /> : words.decline}
          </TextButton>
        </div>
      </div>
    </Dialog>
  );
}

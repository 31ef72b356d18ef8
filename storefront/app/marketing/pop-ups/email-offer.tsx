import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentFields } from '../../content/index.ts';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx';
import { storeOfferAnswered } from '../offer-storage.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { offerMessages } from './offer-messages.ts';

export interface EmailOfferProps {
  content: ContentFields;
  isSuppressed: boolean;
  onShown(): void;
}

/** The email offer (SHELL-036). On desktop it opens by itself; on narrower screens, where it would cover the page, a bar opens it. */
export default function EmailOffer({ content, isSuppressed, onShown }: EmailOfferProps) {
  const intl = useIntl();
  const messages = offerMessages(content, intl);
  const isDesktop = useMediaQuery('(width >= 64rem)');
  const [state, setState] = useState<'waiting' | 'open' | 'answered'>('waiting');
  const shouldOpen = isDesktop && state === 'waiting' && !isSuppressed;
  const isShown = useRef(false);
  const isVisible = state === 'open' || (state === 'waiting' && !isSuppressed);
  useEffect(() => {
    if (shouldOpen) setState('open');
  }, [shouldOpen]);
  useEffect(() => {
    if (!isVisible || isShown.current) return;
    isShown.current = true;
    onShown();
  }, [isVisible, onShown]);
  const markAnswered = () => {
    storeOfferAnswered();
    setState('answered');
  };
  return (
    <>
      {state === 'waiting' && !isDesktop && !isSuppressed ? (
        <BottomBar heading={messages.heading} onDismiss={markAnswered}>
          <Button small onClick={() => setState('open')} aria-haspopup="dialog">
            <FormattedMessage id="marketing.offer.open" defaultMessage="Get the code" />
          </Button>
        </BottomBar>
      ) : null}
      <OfferDialog messages={messages} isOpen={state === 'open'} onClose={markAnswered} />
    </>
  );
}

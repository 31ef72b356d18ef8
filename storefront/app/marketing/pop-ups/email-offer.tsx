import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentFields } from '../../content/index.ts';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx';
import { isPrimaryButtonVisible } from '../../ui/overlays/primary-actions.ts';
import { storeOfferClosed } from '../offer-storage.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { offerMessages } from './offer-messages.ts';

export interface EmailOfferProps {
  content: ContentFields;
  isSuppressed: boolean;
  onShown(): void;
}

/**
 * Shows the email offer (SHELL-036). On desktop it opens by itself; on narrower screens, and where it would cover a primary button, a bar
 * opens it.
 */
export default function EmailOffer({ content, isSuppressed, onShown }: EmailOfferProps) {
  const intl = useIntl();
  const messages = offerMessages(content, intl);
  const isDesktop = useMediaQuery('(width >= 64rem)');
  const [state, setState] = useState<'waiting' | 'bar' | 'open' | 'closed'>('waiting');
  const isDue = state === 'waiting' && !isSuppressed;
  const isOpen = state === 'open';
  useEffect(() => {
    if (isDue) setState(isDesktop && !isPrimaryButtonVisible() ? 'open' : 'bar');
  }, [isDue, isDesktop]);
  const wasShown = useRef(false);
  const markShown = useCallback(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    onShown();
  }, [onShown]);
  useEffect(() => {
    if (isOpen) markShown();
  }, [isOpen, markShown]);
  const closeForGood = () => {
    storeOfferClosed();
    setState('closed');
  };
  return (
    <>
      {state === 'bar' && !isSuppressed ? (
        <BottomBar heading={messages.heading} onDismiss={closeForGood} onShown={markShown}>
          <Button small onClick={() => setState('open')} aria-haspopup="dialog">
            <FormattedMessage id="marketing.offer.open" defaultMessage="Get the code" />
          </Button>
        </BottomBar>
      ) : null}
      <OfferDialog messages={messages} isOpen={isOpen} onClose={closeForGood} />
    </>
  );
}

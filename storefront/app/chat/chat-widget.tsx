import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../platform/lazy.tsx';
import { useShop } from '../platform/shop/shop.ts';
import { ActionLink } from '../ui/button.tsx';
import { BottomBar } from '../ui/overlays/bottom-bar.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import * as styles from './chat-widget.module.css';
import { hostedMessenger } from './hosted-messenger.ts';
import type { MessageDraft } from './message-form.tsx';
import { listenForChatCommands, type Messenger, sendChatCommand } from './messenger.ts';
import { useIsChatAvailable } from './use-is-chat-available.ts';

const loadForm = async () => ({ default: (await import('./message-form.tsx')).MessageForm });

interface AvailableChat {
  /** True for a hosted messenger, false for the message form. */
  isLive: boolean;
  open(): void;
}

export interface ChatWidgetProps {
  /** Called with a function that opens the chat while it is available, otherwise with undefined. */
  onAvailabilityChange(chat: AvailableChat | undefined): void;
}

const open = () => sendChatCommand('open');

export default function ChatWidget({ onAvailabilityChange }: ChatWidgetProps) {
  const { preferences } = useShop();
  const isAvailable = useIsChatAvailable();
  const { Component: MessageForm, hasFailed: hasFormFailed, load } = useLazyComponent(loadForm, 'interaction');
  const [isFormRequested, setFormRequested] = useState(false);
  const [hasMessengerFailed, setMessengerFailed] = useState(false);
  const draft = useRef<MessageDraft>(undefined);
  const { genesysDeploymentKey } = preferences;

  const messenger = useMemo((): Messenger => {
    const messageFormDialog: Messenger = {
      async open() {
        setMessengerFailed(false);
        setFormRequested(true);
        load();
      },
      close: () => setFormRequested(false),
    };
    // The script of the hosted messenger may load at any time.
    const currentMessenger = () => (genesysDeploymentKey && hostedMessenger(globalThis)) || messageFormDialog;
    return { open: () => currentMessenger().open(), close: () => currentMessenger().close() };
  }, [genesysDeploymentKey, load]);

  const isLive = !!genesysDeploymentKey;
  useEffect(() => onAvailabilityChange(isAvailable ? { isLive, open } : undefined), [isAvailable, isLive, onAvailabilityChange]);
  useEffect(() => listenForChatCommands(messenger, () => setMessengerFailed(true)), [messenger]);
  const close = () => {
    setFormRequested(false);
    setMessengerFailed(false);
  };
  return (
    <>
      <Dialog
        isOpen={isFormRequested && MessageForm !== undefined}
        onClose={close}
        heading={<FormattedMessage id="chat.heading" defaultMessage="Write to us" />}
      >
        <p className={styles.introduction}>
          <FormattedMessage id="chat.text" defaultMessage="People who have worn the pants read this and reply by email." />
        </p>
        {MessageForm ? <MessageForm draft={draft} /> : null}
      </Dialog>
      {hasMessengerFailed || (isFormRequested && hasFormFailed) ? (
        <BottomBar
          heading={
            isLive ? (
              <FormattedMessage id="chat.failed" defaultMessage="The chat did not open." />
            ) : (
              <FormattedMessage id="chat.form-failed" defaultMessage="The message form did not open." />
            )
          }
          onDismiss={close}
          isStacked
          isUrgent
        >
          <ActionLink to="/customer-service#contact" onClick={close}>
            <FormattedMessage id="chat.failed-alternative" defaultMessage="Call or write instead" />
          </ActionLink>
        </BottomBar>
      ) : null}
    </>
  );
}

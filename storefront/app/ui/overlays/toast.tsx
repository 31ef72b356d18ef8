import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from '../close-button.tsx';
import { Icon } from '../icon.tsx';
import * as styles from './toast.module.css';

const dismissAfterMs = 6_000;

interface ToastProps {
  message: ReactNode;
  action?: ReactNode;
  onDismiss(): void;
}

/**
 * Message that does not take the focus. The live region is always rendered, because screen readers do not announce a region that is added
 * together with its text.
 */
export function Toast({ message, action, onDismiss }: ToastProps) {
  const intl = useIntl();
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false);
  const dismissesItself = !!message && !action && !isHoveredOrFocused;
  useEffect(() => {
    if (!dismissesItself) return;
    const timer = setTimeout(onDismiss, dismissAfterMs);
    return () => clearTimeout(timer);
  }, [dismissesItself, onDismiss]);
  return (
    <div className={styles.region} role="status">
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the message stays while it is hovered or focused
        <div
          className={styles.toast}
          onPointerEnter={() => setHoveredOrFocused(true)}
          onPointerLeave={() => setHoveredOrFocused(false)}
          onFocus={() => setHoveredOrFocused(true)}
          onBlur={() => setHoveredOrFocused(false)}
        >
          <Icon name="check" />
          <p>{message}</p>
          {action}
          <CloseButton onClick={onDismiss} label={intl.formatMessage({ id: 'ui.toast.dismiss', defaultMessage: 'Dismiss this message' })} />
        </div>
      ) : null}
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon.tsx';

/** Milliseconds that words without an action stay. */
const dismissAfterMs = 6_000;

interface ToastProps {
  /** What happened; nothing is shown without it. */
  message: ReactNode;
  /** A way to take it back. With one, the toast stays until it is put away. */
  action?: ReactNode;
  onDismiss(): void;
}

/**
 * Says in passing that something was done. It takes no focus; a screen reader hears it when it has finished its sentence. The place is
 * always there, since a region that comes with its words is not read out.
 */
export function Toast({ message, action, onDismiss }: ToastProps) {
  const intl = useIntl();
  const [isHeld, setHeld] = useState(false);
  const leaves = !!message && !action && !isHeld;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(onDismiss, dismissAfterMs);
    return () => clearTimeout(timer);
  }, [leaves, onDismiss]);
  return (
    <div className="toast-place" role="status">
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it stays while it is read
        <div
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon name="check" />
          <p>{message}</p>
          {action}
          <button
            type="button"
            className="close"
            onClick={onDismiss}
            aria-label={intl.formatMessage({ id: 'ui.toast.dismiss', defaultMessage: 'Put this message away' })}
          >
            <Icon name="cross" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  heading: ReactNode;
  children: ReactNode;
  /** Actions at the bottom. */
  foot?: ReactNode;
  /** For tables and images. */
  isWide?: boolean;
  className?: string;
}

/**
 * A modal `<dialog>`: it traps the focus, closes on Escape and on a click outside, and restores the focus. Below 768 px it is a bottom
 * sheet, up to 1023 px a drawer on the right.
 */
export function Dialog({ isOpen, onClose, heading, children, foot, isWide = false, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const intl = useIntl();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={classNames('dialog', isWide && 'is-wide', className)}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className="dialog-in">
          <div className="panel-h">
            <h2 className="card-t" id={headingId}>
              {heading}
            </h2>
            <button
              type="button"
              className="close"
              onClick={onClose}
              aria-label={intl.formatMessage({ id: 'ui.dialog.close', defaultMessage: 'Close' })}
            >
              <Icon name="cross" />
            </button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

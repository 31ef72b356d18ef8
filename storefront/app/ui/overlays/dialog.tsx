import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../close-button.tsx';
import * as panelStyles from '../panel.module.css';
import * as styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  heading: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  isWide?: boolean;
  className?: string;
}

/**
 * Modal `<dialog>`: it traps the focus, closes on Escape and on a click outside, and restores the focus. Below 768 px it is a bottom sheet,
 * from 768 to 1023 px a drawer on the right. The element with `data-autofocus` takes the focus, else the first one.
 */
export function Dialog({ isOpen, onClose, heading, children, footer, isWide = false, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const intl = useIntl();
  // The dialog itself restores the focus, and reports with its event that it is closed, before its owner removes it.
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      // The browser would focus the close button. It would respect `autofocus`, which React does not render.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide, className)}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {isOpen ? (
        <div className={styles.content}>
          <div className={`${panelStyles.header} ${styles.header}`}>
            <h2 className="text-card" id={headingId}>
              {heading}
            </h2>
            <CloseButton onClick={close} label={intl.formatMessage({ id: 'ui.dialog.close', defaultMessage: 'Close' })} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** State of a dialog that opens when it is mounted: after its first render, so that it takes the focus from its button and returns it. */
export function useOpenOnMount(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return [isOpen, setOpen];
}

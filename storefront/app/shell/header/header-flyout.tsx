import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import { useHoverDisclosure } from '../../ui/overlays/use-hover-disclosure.ts';
import * as styles from './header-flyout.module.css';

export const headerDelays = { openDelay: 200, closeDelay: 100 } as const;

interface HeaderFlyoutProps {
  action: ReactNode;
  id: string;
  label: string;
  children: ReactNode;
}

/** Shows a flyout below a link of the header, from 1024 px. It opens on hover or with its own button. */
export function HeaderFlyout({ action, id, label, children }: HeaderFlyoutProps) {
  const { root, isOpen, toggle, rootProps, close } = useHoverDisclosure({ ...headerDelays, canOpen: true });
  const toggleButton = useRef<HTMLButtonElement>(null);
  const closeAfterClick = ({ target }: MouseEvent) => {
    // The text beside the controls can be selected.
    if (!(target instanceof Element && target.closest('a, button'))) return;
    // The clicked control disappears. A dialog that it opens returns the focus to the toggle.
    toggleButton.current?.focus();
    close();
  };
  return (
    <div className={styles.flyout} ref={root} {...rootProps}>
      {action}
      <button
        ref={toggleButton}
        type="button"
        className={actionStyles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the controls inside receive clicks
        <div className={styles.panel} id={id} onClick={closeAfterClick}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

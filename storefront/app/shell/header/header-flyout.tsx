import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useHoverDisclosure } from '../../ui/overlays/use-hover-disclosure.ts';

/** Milliseconds of hover before a pop-over of the navigation bar opens, and after which it closes (SHELL-016). */
export const headerDelays = { openDelay: 200, closeDelay: 100 } as const;

interface HeaderFlyoutProps {
  /** The link that it belongs to. */
  action: ReactNode;
  id: string;
  /** What its button says to a screen reader. */
  label: string;
  children: ReactNode;
}

/** A pop-over of the navigation bar under its link, from 1024 px on: by hover, or by its own button. */
export function HeaderFlyout({ action, id, label, children }: HeaderFlyoutProps) {
  const { box, isOpen, toggle, boxProps, close } = useHoverDisclosure({ ...headerDelays, canOpen: true });
  return (
    <div className="header-flyout" ref={box} {...boxProps}>
      {action}
      <button type="button" className="cart-action-toggle" aria-expanded={isOpen} aria-controls={id} aria-label={label} onClick={toggle}>
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed are the links inside
        <div className="header-flyout-box" id={id} onClick={close}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

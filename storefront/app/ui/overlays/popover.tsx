import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './popover.module.css';

interface PopoverProps {
  trigger: ReactNode;
  triggerClassName?: string;
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * Popover next to its button. It works without JavaScript, closes on Escape and on a click outside, and restores the focus. Without CSS
 * anchor positioning it is at the bottom of the viewport.
 */
export function Popover({ trigger, triggerClassName, label, children, className }: PopoverProps) {
  const id = useId();
  // `useId` returns characters that a CSS identifier must not contain.
  const anchor = `--popover-${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button type="button" className={triggerClassName} popoverTarget={id} style={{ anchorName: anchor } as CSSProperties}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds any content, not form fields */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.popover, className)}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </div>
    </>
  );
}

import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './tooltip.module.css';

const closeDelayMs = 150;

/**
 * Tooltip of at most 500 px (SHELL-044). It opens on hover, focus and click, and closes on Escape and when neither the pointer nor the
 * focus is on it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const anchor = `--tooltip-${id.replaceAll(/\W/g, '')}`;
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    tooltip.current?.togglePopover(isOpen);
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  useEffect(() => () => clearTimeout(closeTimer.current), []);
  const open = () => {
    clearTimeout(closeTimer.current);
    setOpen(true);
  };
  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') open();
  };
  const handlePointerLeave = (event: PointerEvent) => {
    const isFocused = event.currentTarget.querySelector(':focus-visible') !== null;
    if (event.pointerType === 'mouse' && !isFocused) closeTimer.current = setTimeout(() => setOpen(false), closeDelayMs);
  };
  return (
    <span className={styles.wrapper} onPointerEnter={handlePointerEnter} onPointerLeave={handlePointerLeave}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-describedby={id}
        style={{ anchorName: anchor } as CSSProperties}
        onFocus={open}
        onBlur={() => setOpen(false)}
        onClick={open}
      >
        <Icon name="info" small />
      </button>
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tooltip}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </span>
    </span>
  );
}

import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../close-button.tsx';
import * as styles from './bottom-bar.module.css';
import { useFreePlacement } from './use-free-placement.ts';
import { useSpaceAtEndOfPage } from './use-space-at-end-of-page.ts';

interface BottomBarProps {
  heading: ReactNode;
  children?: ReactNode;
  onDismiss(): void;
  /** Called when the bar becomes visible for the first time. */
  onShown?(): void;
  isStacked?: boolean;
  /** Whether the bar is the result of an action of the shopper: it is shown at the top if it would cover a primary action at the bottom. */
  isUrgent?: boolean;
}

/** Returns whether Escape has another meaning: in focused form fields, and in dialogs and popovers above the page. */
function isEscapeHandledElsewhere(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.matches('input, select, textarea');
  return event.defaultPrevented || isField || document.querySelector(':modal, :popover-open') !== null;
}

/**
 * Bar at the bottom of the viewport, or a card in its corner from 768 px. It covers no primary action: it moves to the other corner, or is
 * hidden meanwhile (decision 52). The page ends with space for it, so that all of its text can be scrolled free. It does not take the
 * focus. Escape dismisses it from anywhere; if the focus was inside, it returns to the previously focused element.
 */
export function BottomBar({ heading, children, onDismiss, onShown, isStacked, isUrgent = false }: BottomBarProps) {
  const intl = useIntl();
  const headingId = useId();
  const bar = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const placement = useFreePlacement(bar, isUrgent);
  const isShown = placement !== undefined;
  const latest = useRef({ onDismiss, onShown });
  useEffect(() => {
    latest.current = { onDismiss, onShown };
  }, [onDismiss, onShown]);
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isShown || wasShown.current) return;
    wasShown.current = true;
    latest.current.onShown?.();
  }, [isShown]);
  const isAtBottom = isShown && placement !== 'top';
  useEffect(() => {
    if (!isAtBottom) return;
    const { classList } = document.documentElement;
    classList.add(styles.hasBottomBar);
    return () => classList.remove(styles.hasBottomBar);
  }, [isAtBottom]);
  useSpaceAtEndOfPage(bar);
  useEffect(() => {
    if (!isShown) return;
    const element = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isEscapeHandledElsewhere(event)) latest.current.onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (!element?.contains(document.activeElement)) return;
      (previousFocus.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, [isShown]);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  return (
    <section
      ref={bar}
      className={classNames(styles.bottomBar, isStacked && styles.stacked)}
      data-placement={placement}
      // Bars that open by themselves do not cover it.
      data-sticky-bar={isUrgent ? '' : undefined}
      aria-labelledby={headingId}
      onFocus={onFocus}
    >
      <div className={styles.content}>
        <p className={styles.heading} id={headingId}>
          {heading}
        </p>
        {children}
      </div>
      <CloseButton onClick={onDismiss} label={intl.formatMessage({ id: 'ui.bottom-bar.dismiss', defaultMessage: 'Close' })} />
    </section>
  );
}

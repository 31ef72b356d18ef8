import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../close-button.tsx';
import * as styles from './bottom-bar.module.css';

interface BottomBarProps {
  heading: ReactNode;
  children?: ReactNode;
  onDismiss(): void;
  isStacked?: boolean;
}

/** Escape also has a meaning in focused form fields, and in dialogs and popovers above the page. */
function isEscapeHandledElsewhere(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.matches('input, select, textarea');
  return event.defaultPrevented || isField || document.querySelector(':modal, :popover-open') !== null;
}

/**
 * A bar at the bottom of the viewport, or a card in its corner from 768 px. It does not take the focus. Escape dismisses it from anywhere;
 * if the focus was inside, it returns to the previously focused element.
 */
export function BottomBar({ heading, children, onDismiss, isStacked }: BottomBarProps) {
  const intl = useIntl();
  const headingId = useId();
  const bar = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  }, [onDismiss]);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.hasBottomBar);
    return () => classList.remove(styles.hasBottomBar);
  }, []);
  useEffect(() => {
    const element = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isEscapeHandledElsewhere(event)) latestOnDismiss.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (!element?.contains(document.activeElement)) return;
      (previousFocus.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  return (
    <section ref={bar} className={classNames(styles.bottomBar, isStacked && styles.stacked)} aria-labelledby={headingId} onFocus={onFocus}>
      <div className={styles.content}>
        <p className={styles.heading} id={headingId}>
          {heading}
        </p>
        {children}
      </div>
      <CloseButton onClick={onDismiss} label={intl.formatMessage({ id: 'ui.bottom-bar.dismiss', defaultMessage: 'Put this away' })} />
    </section>
  );
}

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canOpenOnHover } from './can-open-on-hover.ts';

/** Media query of the windows in which hovering opens flyouts: at least 1024 px wide. */
const desktopQuery = '(width >= 64rem)';

interface HoverDisclosureOptions {
  openDelay: number;
  closeDelay: number;
  canOpen: boolean;
}

/** Milliseconds after hovering has opened the content, in which a click was also meant to open it. */
const clickAfterHoverMs = 500;

const leavingEvents = ['focusin', 'pointerdown', 'input'] as const;

/**
 * Shows and hides content below a button. Hovering opens and closes it after a delay, the button at once; Escape, moving the focus out,
 * clicking and typing elsewhere close it. Escape moves a focus inside back to the button, and the content stays closed until the pointer
 * enters again.
 */
export function useHoverDisclosure({ openDelay, closeDelay, canOpen }: HoverDisclosureOptions) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const open = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(true);
  }, []);
  const setOpenAfterDelay = (shouldOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (shouldOpen && !(canOpen && window.matchMedia(desktopQuery).matches)) return;
    timer.current = setTimeout(
      () => {
        if (shouldOpen && !canOpenOnHover()) return;
        if (shouldOpen) openedAt.current = performance.now();
        setOpen(shouldOpen);
      },
      shouldOpen ? openDelay : closeDelay,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
      close();
    };
    const onLeave = (event: Event) => {
      // A closing dialog returns the focus. The shopper does not leave the content.
      if (event instanceof FocusEvent && event.relatedTarget === null) return;
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    for (const event of leavingEvents) document.addEventListener(event, onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const event of leavingEvents) document.removeEventListener(event, onLeave);
    };
  }, [isOpen, close]);
  return {
    root,
    isOpen,
    open,
    close,
    toggle: () => {
      clearTimeout(timer.current);
      setOpen((wasOpen) => !wasOpen || performance.now() - openedAt.current < clickAfterHoverMs);
    },
    rootProps: { onPointerEnter: setOpenAfterDelay(true), onPointerLeave: setOpenAfterDelay(false) },
  };
}

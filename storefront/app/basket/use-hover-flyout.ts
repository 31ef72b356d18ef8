import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds of hover before the mini cart opens, and after which it closes (SHELL-024). */
const openAfter = 200;
const closeAfter = 100;
/** The mini cart is for windows from here on (SHELL-025). */
const desktop = '(width >= 64rem)';

/** A flyout that hover opens and closes after a moment, its button at once, Escape and leaving it by keyboard close. */
export function useHoverFlyout(canOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const soon = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (open && !(canOpen && window.matchMedia(desktop).matches)) return;
    timer.current = setTimeout(() => setOpen(open), open ? openAfter : closeAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
      close();
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [isOpen, close]);
  return {
    box,
    isOpen,
    close,
    toggle: () => setOpen((open) => !open),
    boxProps: { onPointerEnter: soon(true), onPointerLeave: soon(false) },
  };
}

import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Hover opens flyouts in windows from 1024 px. */
const desktopQuery = '(width >= 64rem)';

interface HoverDisclosureOptions {
  openDelay: number;
  closeDelay: number;
  canOpen: boolean;
}

const clickAfterHoverMs = 500;

/**
 * Content below its button. Hovering opens and closes it with a delay, the button at once; Escape and moving the focus out close it. Escape
 * restores a focus that was inside, and the content stays closed until the pointer enters again.
 */
export function useHoverDisclosure({ openDelay, closeDelay, canOpen }: HoverDisclosureOptions) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const soon = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (open && !(canOpen && window.matchMedia(desktopQuery).matches)) return;
    timer.current = setTimeout(
      () => {
        if (open) openedAt.current = performance.now();
        setOpen(open);
      },
      open ? openDelay : closeDelay,
    );
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
    toggle: () => {
      clearTimeout(timer.current);
      setOpen((open) => !open || performance.now() - openedAt.current < clickAfterHoverMs);
    },
    boxProps: { onPointerEnter: soon(true), onPointerLeave: soon(false) },
  };
}

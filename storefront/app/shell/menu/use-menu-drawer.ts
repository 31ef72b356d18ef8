import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The page behind the drawer stays where it is. A rule that looks for an open drawer anywhere in the page would cost at every change of it. */
function setDrawerClass(isOpen: boolean): void {
  document.documentElement.classList.toggle('has-drawer', isOpen);
}

/**
 * The menu as a drawer: the platform's own popover, which opens without script, closes on Escape and on a press beside it and gives
 * the focus back to its button. It closes too when the focus leaves it, which would be under it then, and on navigation, to the same
 * page too (SHELL-020).
 */
export function useMenuDrawer(drawer: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const close = () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const onToggle = (event: ToggleEvent) => {
      setOpen(event.newState === 'open');
      setDrawerClass(event.newState === 'open');
      if (event.newState === 'open') element.querySelector<HTMLElement>('.close')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
    };
    const wide = matchMedia('(width >= 64rem)');
    element.addEventListener('toggle', onToggle);
    element.addEventListener('focusout', onFocusOut);
    wide.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('focusout', onFocusOut);
      wide.removeEventListener('change', close);
      setDrawerClass(false);
    };
  }, [drawer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is what it waits for
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [key, drawer]);
  return isOpen;
}

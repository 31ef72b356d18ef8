import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as styles from './main-menu.module.css';

/**
 * Prevents the page behind the drawer from scrolling. A class is cheaper than a `:has()` selector, which is evaluated at every change of
 * the document.
 */
function setDrawerClass(isOpen: boolean): void {
  document.documentElement.classList.toggle(styles.hasDrawer, isOpen);
}

/**
 * Returns whether the menu drawer is open. The drawer is a popover: it opens without JavaScript, closes on Escape and on a click outside,
 * and restores the focus. It also closes when the focus leaves it and on navigation, including to the same page (SHELL-020).
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
      if (event.newState === 'open') element.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
    };
    const desktopQuery = matchMedia('(width >= 64rem)');
    element.addEventListener('toggle', onToggle);
    element.addEventListener('focusout', onFocusOut);
    desktopQuery.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('focusout', onFocusOut);
      desktopQuery.removeEventListener('change', close);
      setDrawerClass(false);
    };
  }, [drawer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [key, drawer]);
  return isOpen;
}

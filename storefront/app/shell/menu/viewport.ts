/** Widths at which the layout changes (specification 1 §4, SHELL-037): mobile to 767, tablet to 1023, desktop from 1024. */
const desktopQuery = '(width >= 64rem)';

/** Whether the window is a desktop's just now. For event handlers; never while rendering. */
export function isDesktop(): boolean {
  return window.matchMedia(desktopQuery).matches;
}

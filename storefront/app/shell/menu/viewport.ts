/** Breakpoints (SHELL-037): mobile up to 767 px, tablet up to 1023 px, desktop from 1024 px. */
const desktopQuery = '(width >= 64rem)';

export function isDesktop(): boolean {
  return window.matchMedia(desktopQuery).matches;
}

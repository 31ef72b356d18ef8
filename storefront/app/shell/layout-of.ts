/** Which frame a path is drawn in: checkout and confirmation have little beside the task (SHELL-027). */
export function layoutOf(pathname: string): 'full' | 'reduced' {
  return /\/(checkout|confirmation)\/?$/.test(pathname) || pathname.startsWith('/checkout/') ? 'reduced' : 'full';
}

/**
 * Which frame a path is drawn in: checkout and confirmation have little beside the task (SHELL-027), the verification's window nothing
 * (SHELL-030, ROUTE-027).
 */
export function layoutKind(pathname: string): 'full' | 'reduced' | 'bare' {
  if (/^\/idme-callback\/?$/i.test(pathname)) return 'bare';
  return /\/(checkout|confirmation)\/?$/.test(pathname) || pathname.startsWith('/checkout/') ? 'reduced' : 'full';
}

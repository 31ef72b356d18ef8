/** Checkout and confirmation have a reduced layout (SHELL-027); the window of the identity verification has none (SHELL-030, ROUTE-027). */
export function layoutKind(pathname: string): 'full' | 'reduced' | 'bare' {
  if (/^\/idme-callback\/?$/i.test(pathname)) return 'bare';
  return /\/(checkout|confirmation)\/?$/.test(pathname) || pathname.startsWith('/checkout/') ? 'reduced' : 'full';
}

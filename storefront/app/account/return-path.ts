const account = '/account';
const doors = /^\/(login|register|reset-password|set-password)(\/|$|\?|#)/i;

/**
 * Returns a path of the shop's own origin (ROUTE-005): one leading slash, no backslash, no control character. Everything else, such as
 * `//evil`, `/\evil`, `https://evil` and the sign-in pages, becomes the account page.
 */
export function returnPath(requested: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends from addresses, which makes `/\t/evil` another host
  if (!requested || !/^\/(?!\/)/.test(requested) || /[\\\u0000-\u001f\u007f]/.test(requested) || requested.length > 2_000) return account;
  if (!URL.canParse(requested, 'http://own.invalid')) return account;
  const { origin, pathname, search, hash } = new URL(requested, 'http://own.invalid');
  // A browser resolves `/a/..//evil` to `//evil`.
  if (origin !== 'http://own.invalid' || pathname.startsWith('//') || doors.test(pathname)) return account;
  return `${pathname}${search}${hash}`;
}

export function loginPath(from: string): string {
  const back = returnPath(from);
  return back === account ? '/login' : `/login?returnTo=${encodeURIComponent(back)}`;
}

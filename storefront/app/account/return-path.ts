/** Where a shopper goes after signing in. Pure. */

const account = '/account';
/** Pages that would only ask once more. */
const doors = /^\/(login|register|reset-password|set-password)(\/|$|\?|#)/i;

/**
 * A path of this shop that somebody may be sent back to: it starts with one slash, holds no backslash and no control sign, and means our
 * own origin to a browser. Anything else is the account (ROUTE-005): `//evil`, `/\evil`, `https://evil`, the sign-in pages themselves.
 */
export function returnPath(asked: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends from addresses, which makes `/\t/evil` another host
  if (!asked || !/^\/(?!\/)/.test(asked) || /[\\\u0000-\u001f\u007f]/.test(asked) || asked.length > 2_000) return account;
  if (!URL.canParse(asked, 'http://own.invalid')) return account;
  const { origin, pathname, search, hash } = new URL(asked, 'http://own.invalid');
  // `/a/..//evil` is `//evil` once it is read.
  if (origin !== 'http://own.invalid' || pathname.startsWith('//') || doors.test(pathname)) return account;
  return `${pathname}${search}${hash}`;
}

/** The sign-in page that leads back to a path. */
export function loginPath(from: string): string {
  const back = returnPath(from);
  return back === account ? '/login' : `/login?returnTo=${encodeURIComponent(back)}`;
}

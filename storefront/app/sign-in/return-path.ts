import { signInPaths } from './sign-in-paths.ts';

export const accountPath = '/account';

/**
 * Returns the requested path if it is one of the shop's own origin (ROUTE-005): one leading slash, no backslash, no control character. Any
 * other value, such as `//evil`, `/\evil`, `https://evil` and the sign-in pages, becomes the account page.
 */
export function returnPath(requested: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove tabs and line breaks: `/\t/evil` is another host
  if (!requested || !/^\/(?!\/)/.test(requested) || /[\\\u0000-\u001f\u007f]/.test(requested) || requested.length > 2_000)
    return accountPath;
  if (!URL.canParse(requested, 'http://own.invalid')) return accountPath;
  const { origin, pathname, search, hash } = new URL(requested, 'http://own.invalid');
  // A browser resolves `/a/..//evil` to `//evil`.
  if (origin !== 'http://own.invalid' || pathname.startsWith('//') || signInPaths.test(pathname)) return accountPath;
  return `${pathname}${search}${hash}`;
}

function withReturnPath(page: string, from: string): string {
  const path = returnPath(from);
  return path === accountPath ? page : `${page}?returnTo=${encodeURIComponent(path)}`;
}

/** Returns the path of the sign-in page that leads back to `from` (AUTH-004). */
export const loginPath = (from: string): string => withReturnPath('/login', from);
export const registerPathFor = (from: string): string => withReturnPath('/register', from);

/** The cookie with the refresh token of the storefront's session, inaccessible to scripts. */
import type { Login } from '../tokens/access-token.ts';
import { refreshTokenMarginSeconds } from '../tokens/refresh-tokens.ts';

const name = 'outfitter_session';
/** Path of the cookie: only session calls receive it, so that it reaches no page and no cache. */
const path = '/api/session';

/** Builds the cookie. Without a lifetime, the browser deletes it when it is closed. */
function cookie(value: string, maxAge: number | undefined, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const lifetime = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=${path}${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

export function sessionCookie(
  { refreshToken, refreshSeconds, isTransient }: Pick<Login, 'refreshToken' | 'refreshSeconds' | 'isTransient'>,
  siteOrigin: string,
): string {
  return cookie(refreshToken, isTransient ? undefined : refreshSeconds - refreshTokenMarginSeconds, siteOrigin);
}

export function expiredSessionCookie(siteOrigin: string): string {
  return cookie('', 0, siteOrigin);
}

export function readSessionToken(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}

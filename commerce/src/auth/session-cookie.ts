/** The cookie in which the storefront's own session keeps its refresh token, out of reach of any script. */
import { refreshTokenSeconds } from './refresh-tokens.ts';

const name = 'outfitter_session';
/** Sent to the session calls only, so that no page and no cache ever sees it. */
const path = '/api/session';

function cookie(value: string, maxAge: number, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The `Set-Cookie` that keeps a refresh token; Secure whenever the shop is on https. */
export function sessionCookie(refreshToken: string, siteOrigin: string): string {
  return cookie(refreshToken, refreshTokenSeconds, siteOrigin);
}

/** The `Set-Cookie` that forgets it. */
export function expiredSessionCookie(siteOrigin: string): string {
  return cookie('', 0, siteOrigin);
}

/** The refresh token that a request's cookie carries. */
export function readSessionToken(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return undefined;
}

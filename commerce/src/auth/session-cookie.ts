/** The cookie with the refresh token of the storefront's session, inaccessible to scripts. */
import { refreshTokenMarginSeconds, refreshTokenSeconds } from './refresh-tokens.ts';

const name = 'outfitter_session';
/** Sent only with the session calls, so that it reaches no page and no cache. */
const path = '/api/session';

function cookie(value: string, maxAge: number, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export function sessionCookie(refreshToken: string, siteOrigin: string): string {
  return cookie(refreshToken, refreshTokenSeconds - refreshTokenMarginSeconds, siteOrigin);
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

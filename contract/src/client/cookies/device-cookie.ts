/** Cookie that identifies a browser after a sign-in; it is HttpOnly and gives no access. */
import { setBrowserCookie } from './browser-cookie.ts';

export type DeviceKind = 'editor' | 'customer';
/** Lifetime of the cookie in seconds: the longest that browsers store a cookie. */
export const deviceSeconds = 400 * 24 * 60 * 60;

const nameOf = (kind: DeviceKind) => `outfitter_${kind}_device`;

export function setDeviceCookie(kind: DeviceKind, device: string, siteOrigin: string): string {
  return setBrowserCookie(nameOf(kind), device, deviceSeconds, siteOrigin);
}

export function readDeviceCookie(kind: DeviceKind, cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${nameOf(kind)}=([\\w.~-]{1,400})(?:;|$)`).exec(cookies ?? '')?.[1];
}

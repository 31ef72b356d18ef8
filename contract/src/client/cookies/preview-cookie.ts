/** The preview cookie; it is HttpOnly. */
import { setBrowserCookie } from './browser-cookie.ts';

export interface PreviewState {
  token: string;
  /** Milliseconds since 1970; undefined for the current time. */
  time: number | undefined;
  includesUnpublished: boolean;
  /** Host of the content service to read from; '' for the shop's own content. */
  domain: string;
}

const cookieName = 'outfitter_preview';

export function setPreviewCookie(state: PreviewState, seconds: number, siteOrigin: string): string {
  const { token, time, includesUnpublished, domain } = state;
  const parameters = new URLSearchParams({
    token,
    time: time === undefined ? '' : String(time),
    unpublished: String(includesUnpublished),
    domain,
  });
  return setBrowserCookie(cookieName, encodeURIComponent(parameters.toString()), seconds, siteOrigin);
}

export function clearPreviewCookie(siteOrigin: string): string {
  return setBrowserCookie(cookieName, '', 0, siteOrigin);
}

export function readPreviewCookie(cookies: string | null): PreviewState | undefined {
  if (!cookies?.includes(`${cookieName}=`)) return undefined;
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies) ?? [];
  if (!value) return undefined;
  let parameters: URLSearchParams;
  try {
    parameters = new URLSearchParams(decodeURIComponent(value));
  } catch {
    return undefined;
  }
  const token = parameters.get('token');
  const time = parameters.get('time') ?? '';
  if (!token || !/^[\w.-]+$/.test(token) || !/^\d{0,15}$/.test(time)) return undefined;
  return {
    token,
    time: time === '' ? undefined : Number(time),
    includesUnpublished: parameters.get('unpublished') === 'true',
    domain: parameters.get('domain') ?? '',
  };
}

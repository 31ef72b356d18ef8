/** The cookie that marks a browser as previewing; no script of the page can read it. */

export interface PreviewState {
  /** The editor's token. */
  token: string;
  /** Milliseconds since 1970; undefined for the current time. */
  time: number | undefined;
  /** Shows the newest version of all content, published or not. */
  includesUnpublished: boolean;
  /** Host of the content service to read from; '' for the shop's own content. */
  domain: string;
}

const cookieName = 'outfitter_preview';

/** Returns the `Set-Cookie` header; `seconds` is the lifetime of the token. */
export function setPreviewCookie(state: PreviewState, seconds: number, siteOrigin: string): string {
  const { token, time, includesUnpublished, domain } = state;
  const said = new URLSearchParams({
    token,
    time: time === undefined ? '' : String(time),
    unpublished: String(includesUnpublished),
    domain,
  });
  return cookie(encodeURIComponent(said.toString()), seconds, siteOrigin);
}

export function clearPreviewCookie(siteOrigin: string): string {
  return cookie('', 0, siteOrigin);
}

function cookie(value: string, seconds: number, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Parses the cookie; undefined if it is missing or malformed. The token is not verified here. */
export function readPreviewCookie(cookies: string | null): PreviewState | undefined {
  if (!cookies?.includes(`${cookieName}=`)) return undefined;
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies) ?? [];
  if (!value) return undefined;
  let said: URLSearchParams;
  try {
    said = new URLSearchParams(decodeURIComponent(value));
  } catch {
    return undefined;
  }
  const token = said.get('token');
  const time = said.get('time') ?? '';
  if (!token || !/^[\w.-]+$/.test(token) || !/^\d{0,15}$/.test(time)) return undefined;
  return {
    token,
    time: time === '' ? undefined : Number(time),
    includesUnpublished: said.get('unpublished') === 'true',
    domain: said.get('domain') ?? '',
  };
}

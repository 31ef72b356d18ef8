/** The cookie by which the server knows that a page is previewed, by whom and as of when; no script of the page can read it. */

export interface PreviewState {
  /** The editor's token. */
  token: string;
  /** Milliseconds since 1970; undefined for now. */
  time: number | undefined;
  /** The newest version of all content, whether it has begun or not. */
  includesUnpublished: boolean;
  /** The content service to read from; '' for the shop's own. */
  domain: string;
}

const cookieName = 'outfitter_preview';

/** The `Set-Cookie` of a preview. `seconds` is how long its token lives. */
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

/** The `Set-Cookie` that ends it. */
export function clearPreviewCookie(siteOrigin: string): string {
  return cookie('', 0, siteOrigin);
}

function cookie(value: string, seconds: number, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The preview that a request's cookies name; undefined where they name none that can be read. What they say is not checked here. */
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

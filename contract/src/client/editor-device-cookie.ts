/** The cookie by which a browser in which an editor has signed in is recognized; it is HttpOnly and gives no access. */

const cookieName = 'outfitter_editor_device';
/** Seconds: the longest that browsers store a cookie. */
export const editorDeviceSeconds = 400 * 24 * 60 * 60;

export function setEditorDeviceCookie(device: string, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${device}; Path=/; Max-Age=${editorDeviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function readEditorDeviceCookie(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.~-]{1,400})(?:;|$)`).exec(cookies ?? '')?.[1];
}

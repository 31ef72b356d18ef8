/**
 * Where pages post forms that work without JavaScript and whose calls need the session: below the path of the session's cookie, which
 * browsers send nowhere else.
 */
const root = '/api/session/form';

/** `page` is the path of the page whose route has the action, with its query. */
export const sessionFormPath = (page: string): string => `${root}${page}`;

/** Returns the path of the page whose form is posted to `pathname`; undefined for all other paths. */
export function pageOfSessionForm(pathname: string): string | undefined {
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : undefined;
}

/** Cookie that is set when a posted form changes the session, so that scripts read the session again: they store who is signed in. */
export const sessionChangeCookieName = 'outfitter_session_changed';
const lifetimeSeconds = 90 * 24 * 60 * 60;

export function sessionChangeCookie(siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${sessionChangeCookieName}=1; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
}

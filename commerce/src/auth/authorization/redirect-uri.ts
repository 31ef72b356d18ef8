import type { CommerceSettings } from '../../commerce-dependencies.ts';

const demoCallback = /^http:\/\/localhost:\d{1,5}\/callback$/;

/**
 * Returns whether a login may redirect to `uri`: an exact match of the list; in a demo, also the callback on any port of
 * localhost.
 */
export function isRedirectUri(uri: string, settings: Pick<CommerceSettings, 'siteOrigin' | 'redirectUris' | 'isDemo'>): boolean {
  if (uri === `${settings.siteOrigin}/callback` || settings.redirectUris?.includes(uri)) return true;
  return settings.isDemo && demoCallback.test(uri) && URL.canParse(uri);
}

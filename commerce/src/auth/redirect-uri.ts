import type { CommerceSettings } from '../commerce-dependencies.ts';

const demoCallback = /^http:\/\/localhost:\d{1,5}\/callback$/;

/**
 * Whether a login may return to an address: exactly one of the list, no prefix and no pattern; while the demo brand is
 * on, also the callback of any port of the developer's own machine.
 */
export function isRedirectUri(uri: string, settings: Pick<CommerceSettings, 'siteOrigin' | 'redirectUris' | 'isDemo'>): boolean {
  if (uri === `${settings.siteOrigin}/callback` || settings.redirectUris?.includes(uri)) return true;
  return settings.isDemo && demoCallback.test(uri) && URL.canParse(uri);
}

import type { CommerceSettings } from '../commerce-dependencies.ts';

/** The shop, as browsers and authenticators know it. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** Passkeys are bound to the host of the shop: they end with a change of its domain, and do not exist for an IP address. */
export function relyingPartyOf({ siteOrigin, brand }: Pick<CommerceSettings, 'siteOrigin' | 'brand'>): RelyingParty {
  return { id: new URL(siteOrigin).hostname, name: brand, origin: siteOrigin };
}

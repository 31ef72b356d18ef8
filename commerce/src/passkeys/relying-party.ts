import type { CommerceSettings } from '../commerce-dependencies.ts';

/** Identity of the shop for browsers and authenticators. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

export function relyingPartyOf({ siteOrigin, brand }: Pick<CommerceSettings, 'siteOrigin' | 'brand'>): RelyingParty {
  return { id: new URL(siteOrigin).hostname, name: brand, origin: siteOrigin };
}

/** The site that this installation serves, out of its settings. */
import type { CommerceSettings } from '@outfitter/commerce';
import type { Currency } from '@outfitter/contract';
import { type Settings, siteOriginOf } from '../settings/index.ts';

export interface Site {
  siteId: string;
  organizationId: string;
  origin: string;
  locale: string;
  currencies: readonly Currency[];
  defaultCurrency: Currency;
}

/** The language of pages until an address or a choice says another. */
const locale = 'en-US';

export function siteOf(settings: Settings): Site {
  const { siteId, organizationId, currencies } = settings;
  return { siteId, organizationId, origin: siteOriginOf(settings), locale, currencies, defaultCurrency: currencies[0] ?? 'USD' };
}

/** The commerce server's settings out of the process's. */
export function commerceSettings(settings: Settings): CommerceSettings {
  const { siteId, organizationId, origin, currencies, defaultCurrency } = siteOf(settings);
  if (!settings.masterKey) throw new Error('the master key is not set');
  return {
    siteId,
    organizationId,
    currencies,
    defaultCurrency,
    siteOrigin: origin,
    clientId: settings.clientId,
    redirectUris: settings.redirectUris,
    brand: settings.brandName,
    countries: settings.countries,
    isDemo: true,
    masterKey: settings.masterKey,
  };
}

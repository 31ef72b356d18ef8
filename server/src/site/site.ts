import type { CommerceSettings } from '@outfitter/commerce';
import type { Currency } from '@outfitter/contract';
import { type Settings, siteOriginOf } from '../settings/index.ts';

export interface Site {
  siteId: string;
  organizationId: string;
  origin: string;
  locales: readonly string[];
  localeFrom: 'path' | 'query';
  currencies: readonly Currency[];
  defaultCurrency: Currency;
  /** Default currencies of locales that differ from `defaultCurrency`. */
  localeCurrencies: ReadonlyMap<string, Currency>;
}

export function siteOf(settings: Settings): Site {
  const { siteId, organizationId, currencies, locales, localeFrom } = settings;
  const localeCurrencies = settings.localeCurrencies.flatMap((entry) => {
    const [locale = '', named] = entry.split(':');
    const currency = currencies.find((each) => each === named);
    return currency ? [[locale, currency] as const] : [];
  });
  return {
    siteId,
    organizationId,
    origin: siteOriginOf(settings),
    locales: locales.length > 0 ? locales : ['en-US'],
    localeFrom,
    currencies,
    defaultCurrency: currencies[0] ?? 'USD',
    localeCurrencies: new Map(localeCurrencies),
  };
}

export function commerceSettings(settings: Settings): CommerceSettings {
  const { siteId, organizationId, origin, currencies, defaultCurrency } = siteOf(settings);
  const contentSource = contentSourceOf(settings);
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
    contentDomains: settings.contentDomains,
    ...(contentSource ? { contentSource } : {}),
    sharedMaxAgeSeconds: settings.shopApiCacheSeconds,
    reviewErasure: settings.reviewErasure,
    guestBasketDays: settings.guestBasketDays,
    warehouse: warehouseOf(settings),
    isDemo: true,
    masterKey: settings.masterKey,
  };
}

/** Returns the warehouse from which parcels, and items for the stores, are sent. */
export function warehouseOf(settings: Settings): CommerceSettings['warehouse'] {
  const { warehousePostalCode: postalCode, warehouseTimeZone: timeZone, warehouseCutOff: cutOff, warehouseClosedDays } = settings;
  return { postalCode, countryCode: /^\d/.test(postalCode) ? 'US' : 'CA', timeZone, cutOff, closedDays: new Set(warehouseClosedDays) };
}

export function contentSourceOf({ contentUrl, contentImageOrigin }: Settings): CommerceSettings['contentSource'] {
  if (!contentUrl) return undefined;
  return { base: contentUrl.replace(/\/+$/, ''), images: contentImageOrigin ?? new URL(contentUrl).origin };
}

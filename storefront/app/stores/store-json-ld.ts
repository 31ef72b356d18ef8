import type { Store } from '@outfitter/contract/client';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';
import { hoursRows } from './opening-hours.ts';
import { storePath } from './store-links.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store that is closed until further notice has no opening hours. */
export function storeJsonLd(store: Store, site: Site) {
  const { address, contact } = store;
  const openings = store.isOpen ? hoursRows(store.hours) : [];
  return {
    '@type': 'ClothingStore',
    '@id': absoluteUrl(storePath(store), site),
    name: `${site.brand}, ${store.name}`,
    url: absoluteUrl(storePath(store), site),
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.address1, address.address2].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: openings.flatMap(({ from, to, opening }) =>
      opening
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days.slice(from, to + 1), opens: opening.open, closes: opening.close }]
        : [],
    ),
  };
}

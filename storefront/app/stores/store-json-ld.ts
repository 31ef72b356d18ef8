import type { Store } from '@outfitter/contract/client';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';
import { imageUrl } from '../ui/media/image-url.ts';
import { hoursRows } from './hours/opening-hours.ts';
import { storePath } from './store-links.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const allDayClosed = { opens: '00:00', closes: '00:00' };

/** Returns the dates whose hours differ, including a closure. Search engines read equal times as closed. */
function specialSpecifications({ c_specialHours, c_closure }: Store) {
  const closure = c_closure ? [{ ...allDayClosed, validFrom: c_closure.from, validThrough: c_closure.to }] : [];
  const dates = c_specialHours.map(({ date, opening }) => ({
    ...(opening ? { opens: opening.open, closes: opening.close } : allDayClosed),
    validFrom: date,
    validThrough: date,
  }));
  return [...closure, ...dates].map((specification) => ({ '@type': 'OpeningHoursSpecification', ...specification }));
}

/** Returns the structured data of a store. A store that is closed until further notice has no opening hours. */
export function storeJsonLd(store: Store, site: Site) {
  const { address, contact } = store;
  const openings = store.c_door.is === 'closed' ? [] : hoursRows(store.hours);
  return {
    '@type': 'ClothingStore',
    '@id': absoluteUrl(storePath(store), site),
    name: `${site.brand}, ${store.name}`,
    url: absoluteUrl(storePath(store), site),
    telephone: contact.phone,
    ...(contact.fax ? { faxNumber: contact.fax } : {}),
    email: contact.email,
    image: store.photoGallery.map(({ image }) => `${site.origin}${imageUrl({ link: image }, 1000)}`),
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
    specialOpeningHoursSpecification: specialSpecifications(store),
  };
}

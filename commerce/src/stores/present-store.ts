import type { Store } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { isClosedOn, openingStatus } from './opening-status.ts';
import { storeForPickup } from './pickup/pickup-stores.ts';
import { lastOrderBeforeClosure } from './pickup/pickup-time.ts';
import type { StoreRow } from './tables.ts';

/** Days for which special hours are announced. */
const announcedDays = 60;

export interface PresentedStore {
  store: Store;
  /** Time at which the store's presentation changes without a write. */
  until: Date;
}

/** Returns a function that translates texts of the store; a text without a translation stays in the default language. */
function translatorOf({ translations }: StoreRow, locale: string | undefined) {
  const translated = localeCandidates(locale).flatMap((candidate) => translations[candidate] ?? []);
  const text = (source: string) => translated.map(({ texts }) => texts?.[source]).find(Boolean) ?? source;
  return { text, blurb: translated.map(({ blurb }) => blurb).find(Boolean) };
}

export function presentStore(row: StoreRow, now: Date, locale: string | undefined): PresentedStore {
  const { status, weekday, date, until } = openingStatus(row, now);
  const pickup = storeForPickup(row, now);
  const lastOrder = pickup.pickupStatus === 'offered' ? lastOrderBeforeClosure(pickup, now) : undefined;
  const { text, blurb } = translatorOf(row, locale);
  const lastDate = Temporal.PlainDate.from(date).add({ days: announcedDays }).toString();
  const { closedOverride } = row;
  const closure = closedOverride && (closedOverride.to ?? date) >= date ? closedOverride : undefined;
  const store: Store = {
    ID: row.id,
    ...(row.storeIdExt === null ? {} : { storeIDExt: row.storeIdExt }),
    ...(row.dtcStoreId === null ? {} : { dtcStoreID: row.dtcStoreId }),
    name: row.name,
    bopisEnabled: row.hasPickup && !row.closedPermanently,
    closedOverride: isClosedOn(closedOverride, date),
    closedOverridePermanent: row.closedPermanently,
    isOpen: status.is === 'open',
    address: { ...row.address, latitude: row.latitude, longitude: row.longitude },
    contact: { phone: row.phone, fax: row.fax, email: row.email },
    hours: row.hours,
    tzTimeZone: row.timeZone,
    photoGallery: row.gallery.map(({ image, alt }) => ({ image, alt: text(alt) })),
    c_blurb: blurb ?? row.blurb,
    c_door: status,
    c_weekday: weekday,
    c_date: date,
    c_specialHours: row.specialHours
      .filter((special) => special.date >= date && special.date <= lastDate && !isClosedOn(closedOverride, special.date))
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map((special) => ({ ...special, name: text(special.name) })),
    ...(closure ? { c_closure: { ...closure, reason: text(closure.reason) } } : {}),
    c_pickupStatus: pickup.pickupStatus,
    c_services: row.services.map(text),
    c_features: row.features.map(text),
    c_preparationMinutes: row.preparationMinutes,
    c_transferDays: row.transferDays,
  };
  return { store, until: lastOrder && lastOrder < until ? lastOrder : until };
}

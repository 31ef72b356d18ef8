import { testStoreAddress } from '../../testing/test-address.ts';
import type { StoreRow } from '../tables.ts';

const daily = { open: '09:00', close: '20:00' };

export function buildStore(overrides: Partial<StoreRow> = {}): StoreRow {
  return {
    id: '001',
    storeIdExt: '9001',
    dtcStoreId: 'DTC-001',
    name: 'Ely, Sheridan Street',
    address: { ...testStoreAddress, address2: '' },
    latitude: 47.9032,
    longitude: -91.8671,
    timeZone: 'America/Chicago',
    phone: '218-555-0101',
    fax: '',
    email: 'ely@example.com',
    hours: Array.from({ length: 7 }, () => daily),
    specialHours: [],
    closedOverride: null,
    closedPermanently: false,
    hasPickup: true,
    preparationMinutes: 120,
    transferDays: 5,
    services: [],
    features: [],
    gallery: [],
    blurb: '',
    translations: {},
    ...overrides,
  };
}

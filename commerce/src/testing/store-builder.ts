import type { ImportedStore } from '../stores/import-stores.ts';

/** Builds a store in Ely that is open daily from 9 to 20 and has pickup. */
export function buildStore(id: string, overrides: Partial<ImportedStore> = {}): ImportedStore {
  return {
    id,
    name: `Store ${id}`,
    address: { address1: '1 Main St', address2: '', city: 'Ely', stateCode: 'MN', postalCode: '55731', countryCode: 'US' },
    latitude: 47.9,
    longitude: -91.8,
    timeZone: 'America/Chicago',
    phone: '218-555-0101',
    email: 'store@example.com',
    hours: Array(7).fill({ open: '09:00', close: '20:00' }),
    hasPickup: true,
    isOpen: true,
    blurb: '',
    ...overrides,
  };
}

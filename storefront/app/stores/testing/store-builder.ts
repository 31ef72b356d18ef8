import type { Store } from '@outfitter/contract/client';

const daily = { open: '09:00', close: '20:00' };

/** Builds the store in Ely on a Friday afternoon. */
export function buildStore(overrides: Partial<Store> = {}): Store {
  return {
    ID: '001',
    name: 'Ely, Sheridan Street',
    bopisEnabled: true,
    closedOverride: false,
    closedOverridePermanent: false,
    isOpen: true,
    address: {
      address1: '105 E Sheridan St',
      address2: '',
      city: 'Ely',
      stateCode: 'MN',
      postalCode: '55731',
      countryCode: 'US',
      latitude: 47.9,
      longitude: -91.8,
    },
    contact: { phone: '218-555-0101', fax: '218-555-0151', email: 'ely@example.com' },
    hours: [daily, daily, daily, daily, daily, { open: '09:30', close: '17:00' }, null],
    tzTimeZone: 'America/Chicago',
    photoGallery: [{ image: '/i/ridge/scene-winter-porch', alt: 'A porch in the snow.' }],
    c_blurb: 'The first store.',
    c_door: { is: 'open', until: '20:00', closesAt: '2026-11-21T02:00:00.000Z' },
    c_weekday: 4,
    c_date: '2026-11-20',
    c_specialHours: [],
    c_services: ['Hemming'],
    c_features: ['Dogs welcome'],
    c_pickupStatus: overrides.bopisEnabled === false ? 'none' : overrides.closedOverride ? 'closed' : 'offered',
    c_preparationMinutes: 120,
    c_transferDays: 5,
    ...overrides,
  };
}

import type { CommerceSettings } from '../commerce-dependencies.ts';
import type { Warehouse } from '../shipping/delivery-days.ts';

export const testWarehouse: Warehouse = {
  timeZone: 'America/Chicago',
  countryCode: 'US',
  postalCode: '55802',
  cutOff: '14:00',
  closedDays: new Set(),
};

export const testSettings: CommerceSettings = {
  siteId: 'DTC',
  organizationId: 'f_ecom_demo_001',
  clientId: 'outfitter-web',
  siteOrigin: 'http://localhost:3000',
  isDemo: true,
  masterKey: '5e'.repeat(32),
  brand: 'Ridge & Rivet',
  currencies: ['USD', 'CAD'],
  defaultCurrency: 'USD',
  countries: ['US', 'CA'],
  sharedMaxAgeSeconds: 60,
  reviewErasure: 'person',
  guestBasketDays: 30,
  warehouse: testWarehouse,
};

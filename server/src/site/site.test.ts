import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/index.ts';
import { commerceSettings } from './site.ts';

function warehouseOf(environment: Record<string, string>) {
  const result = readSettings({ MASTER_KEY: 'a1'.repeat(32), ...environment });
  if (!result.ok) throw new Error(result.errors.join('\n'));
  return commerceSettings(result.settings).warehouse;
}

describe('the warehouse of the settings', () => {
  it('is in Duluth by default', () => {
    const place = { postalCode: '55802', countryCode: 'US', timeZone: 'America/Chicago' };
    expect(warehouseOf({})).toEqual({ ...place, cutOff: '14:00', closedDays: new Set() });
  });

  it('is in the country of its postal code', () => {
    const environment = {
      WAREHOUSE_POSTAL_CODE: 'R3C 0V1',
      WAREHOUSE_TIME_ZONE: 'America/Winnipeg',
      WAREHOUSE_CUT_OFF: '10:30',
      WAREHOUSE_CLOSED_DAYS: '2026-12-24, 2026-12-31',
    };
    expect(warehouseOf(environment)).toEqual({
      postalCode: 'R3C 0V1',
      countryCode: 'CA',
      timeZone: 'America/Winnipeg',
      cutOff: '10:30',
      closedDays: new Set(['2026-12-24', '2026-12-31']),
    });
  });
});

import { describe, expect, it } from 'vitest';
import { availabilityGroups, availabilityStatuses, deliveryCodes, promiseKeyOf } from '../../index.ts';

describe('the delivery codes', () => {
  it('FULFIL-010 24, 36, 02, 75, 03 and 01 map to ship, 34 to pis-today, 35 to pis-4-7', () => {
    const codesOf = (group: string) => Object.entries(deliveryCodes).flatMap(([code, each]) => (each.group === group ? [code] : []));
    expect(codesOf('ship').sort()).toEqual(['01', '02', '03', '24', '36', '75']);
    expect([codesOf('pis-today'), codesOf('pis-4-7')]).toEqual([['34'], ['35']]);
  });

  it('FULFIL-011 FULFIL-012 have exactly these labels and enums', () => {
    expect(Object.values(availabilityGroups).map(({ label }) => label)).toEqual([
      'AVAILABLE TODAY',
      'AVAILABLE TOMORROW',
      'AVAILABLE in 4-7 DAYS',
      'SHIP',
    ]);
    expect(availabilityStatuses).toEqual(['AVAILABLE', 'NEXT_DAY', 'SHIP_TO_STORE', 'NOT_AVAILABLE']);
  });

  it('FULFIL-013 map to promise keys', () => {
    expect(['24', '01', '02', '03', '34', '35', '36', 'own'].map(promiseKeyOf)).toEqual([
      'Standard',
      '2Day',
      'Ground',
      'Overnight',
      'in-store-pickup',
      'ship-to-store',
      '36',
      'own',
    ]);
  });
});

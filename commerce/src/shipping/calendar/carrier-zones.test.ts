import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierZone, transitDays } from './carrier-zones.ts';

const duluth = '55802';
const zoneTo = (code: string) => carrierZone(duluth, code);

describe('the carrier zone', () => {
  it('grows with the distance between two postal codes', () => {
    expect(['55731', '54801', '60614', '80202', '75201', '10001', '94103', '33101'].map(zoneTo)).toEqual([2, 3, 4, 5, 5, 6, 7, 7]);
  });

  it('is that of air mail for Alaska, Hawaii, Puerto Rico and the Canadian territories', () => {
    expect(['99501', '96813', '00901', 'X1A 2B3', 'Y1A1A1'].map(zoneTo)).toEqual([9, 9, 9, 9, 9]);
  });

  it('is known for Canada, and unknown for military and incomplete codes', () => {
    expect([zoneTo('P7B 1A1'), zoneTo('v5k0a1')]).toEqual([4, 6]);
    expect(['09012', '34', '', 'Ely', '00000'].map(zoneTo)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('is the same in both directions', () => {
    const code = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(code, code, (from, to) => {
        expect(carrierZone(from, to)).toBe(carrierZone(to, from));
      }),
    );
  });
});

describe('the days of a method', () => {
  const ground = { methodId: '02', daysLeast: 3, daysMost: 5 };

  it('are those that it states near the warehouse, within them at the coasts, and more by air', () => {
    expect([2, 5, 7, 9, undefined].map((zone) => transitDays(ground, zone as 2))).toEqual([
      { daysLeast: 3, daysMost: 5 },
      { daysLeast: 3, daysMost: 5 },
      { daysLeast: 4, daysMost: 5 },
      { daysLeast: 7, daysMost: 10 },
      { daysLeast: 3, daysMost: 5 },
    ]);
  });

  it('are never fewer than it states, and never more in a nearer zone', () => {
    const zones = [2, 3, 4, 5, 6, 7, 8, 9] as const;
    const method = fc.record({ methodId: fc.constantFrom('01', '02', '03', '24', 'own'), least: fc.nat(9), more: fc.nat(4) });
    fc.assert(
      fc.property(method, ({ methodId, least, more }) => {
        const days = zones.map((zone) => transitDays({ methodId, daysLeast: least, daysMost: least + more }, zone));
        for (const [index, { daysLeast, daysMost }] of days.entries()) {
          expect(daysLeast >= least && daysMost >= least + more && daysLeast <= daysMost).toBe(true);
          expect(daysMost).toBeGreaterThanOrEqual(days[index - 1]?.daysMost ?? 0);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { buildStore } from './testing/store-builder.ts';
import { validateStores } from './validate-stores.ts';

const errorOf = (change: object) => {
  const validated = validateStores([{ ...buildStore(), ...change }]);
  return validated.ok ? undefined : validated.message;
};
const withAddress = (change: object) => ({ address: { ...buildStore().address, ...change } });

describe('the stores of a file', () => {
  it('may leave out what has a default', () => {
    const { id, name, address, latitude, longitude, timeZone, phone, email, hours, hasPickup, blurb } = buildStore({
      storeIdExt: null,
      dtcStoreId: null,
    });
    const validated = validateStores({ id, name, address, latitude, longitude, timeZone, phone, email, hours, hasPickup, blurb });
    expect(validated).toEqual({ ok: true, value: [buildStore({ storeIdExt: null, dtcStoreId: null })] });
  });

  it.each([
    [{ timeZone: 'America/Ely' }, 'This is not an IANA time zone, such as America/Chicago (at $[0].timeZone)'],
    [{ latitude: 91 }, 'This has at most 90 (at $[0].latitude)'],
    [{ longitude: -181 }, 'This has at least -180 (at $[0].longitude)'],
    [{ hours: Array(7).fill({ open: '20:00', close: '09:00' }) }, 'The closing time has to be after the opening time (at $[0].hours[0])'],
    [{ hours: [] }, '(at $[0].hours)'],
    [{ specialHours: [{ date: '2026-02-30', opening: null, name: '' }] }, '(at $[0].specialHours[0].date)'],
    [{ specialHours: Array(2).fill({ date: '2026-12-24', opening: null, name: '' }) }, 'A date is given twice'],
    [{ closedOverride: { from: '2026-12-05', to: '2026-12-01', reason: '' } }, 'The last day is before the first one'],
    [withAddress({ stateCode: 'ON' }), 'This is not a state or province of the country'],
    [withAddress({ postalCode: '5573' }), 'This is not a postal code of the country'],
    [{ transferDays: 0 }, '(at $[0].transferDays)'],
    [{ parking: true }, 'There is no such field (at $[0].parking)'],
    [{ blurb: 'a\0b' }, 'text that cannot be stored'],
  ])('%j is rejected with its path', (change, message) => {
    expect(errorOf(change)).toContain(message);
  });

  it('are rejected as a whole, with every error', () => {
    const validated = validateStores([buildStore(), { ...buildStore(), id: '002', latitude: 99 }, { ...buildStore(), id: '' }]);
    expect(validated.ok ? '' : validated.message).toMatch(/\[1\]\.latitude.*; .*\[2\]\.id/);
    const twice = validateStores([buildStore(), buildStore()]);
    expect(twice.ok ? '' : twice.message).toBe('the store 001 is in the file twice');
    expect(validateStores('x').ok).toBe(false);
  });
});

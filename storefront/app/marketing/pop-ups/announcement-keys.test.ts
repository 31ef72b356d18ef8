import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementKeys, storeOfPage } from './announcement-keys.ts';

describe('the store announcement', () => {
  it('has a slot for each of the stores 001 to 068, then the default', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (number) => {
        const id = String(number).padStart(3, '0');
        const slotKeys = number >= 1 && number <= 68 ? [`store-announcement-${id}`] : [];
        expect(announcementKeys(id)).toEqual([...slotKeys, 'store-announcement-default']);
      }),
    );
  });
  it('is the default without a valid store number', () => {
    for (const id of [undefined, '', '1', '0001', 'default', '../006'])
      expect(announcementKeys(id)).toEqual(['store-announcement-default']);
  });
  it('MARKETING-013 is that of the store whose page is shown', () => {
    expect(storeOfPage('/locations/', '?StoreID=008')).toBe('008');
    expect(storeOfPage('/locations', '?StoreID=008')).toBe('008');
    expect([storeOfPage('/locations/', ''), storeOfPage('/find-stores', '?StoreID=008')]).toEqual([undefined, undefined]);
  });
});

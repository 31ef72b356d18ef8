import type { GuestMerge } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges } from '../notices/reported-merge.ts';
import { mergeCookie, readMergeCookie } from './merge-cookie.ts';

const merge: GuestMerge = {
  basketItems: 3,
  wishlistItems: 1,
  wishlistCuts: ['Manteau d’hiver; taille 12'],
  isLinkEnded: true,
  shortfalls: [{ productId: '1', productName: 'Chore Coat', added: 2, requested: 5, reason: 'stock' }],
  movedItems: [{ productId: '1', productName: 'Chore Coat', to: 'ship-to-store' }],
  droppedCoupons: ['WELCOME15'],
};
const sent = (line: string) => `other=1; ${line.split(';', 1)[0]}; more=2`;

describe('the cookie of a merge', () => {
  it('BASKET-011 is read as it was sent, and lasts ten minutes', () => {
    const line = mergeCookie(merge, 'https://shop.example');
    expect(line).toMatch(/^outfitter_merge=[^;\s]+; Path=\/; Max-Age=600; SameSite=Lax; Secure$/);
    expect(readMergeCookie(sent(line))).toEqual(merge);
    expect(mergeCookie(merge, 'http://localhost:3000')).not.toContain('Secure');
  });

  it('has room in a browser, however much was cut, and keeps the number of items and of changes', () => {
    const name = fc.string({ maxLength: 200, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), (names) => {
        const shortfalls = names.map((productName) => ({ ...merge.shortfalls[0]!, productName }));
        const line = mergeCookie({ ...merge, wishlistCuts: names, shortfalls }, 'https://shop.example');
        expect(line.length).toBeLessThan(2_100);
        const read = readMergeCookie(sent(line));
        expect(read).toMatchObject({ basketItems: 3, isLinkEnded: true });
        expect(read && countChanges(read) + (read.omittedChanges ?? 0)).toBe(2 * names.length + 2);
      }),
    );
  });

  it('of another customer is deleted by a sign-in that merges nothing', () => {
    expect(mergeCookie(undefined, 'https://shop.example')).toBe('outfitter_merge=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });

  it.each(['', 'outfitter_merge=', 'outfitter_merge=%7B', 'outfitter_merge=%E0%A4%A'])('is ignored if it is unreadable: %s', (cookies) => {
    expect(readMergeCookie(cookies)).toBeUndefined();
  });
});

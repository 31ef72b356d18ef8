import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approximatePosition, finderUrl, readFinderQuery } from './finder-query.ts';

it('the URL of a query is read as the same query', () => {
  const query = fc.record({
    address: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    hasPickup: fc.boolean(),
    isOpen: fc.boolean(),
    limit: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const url = new URL(finderUrl({ ...asked, position: undefined }), 'http://shop.example');
      expect(readFinderQuery(url.searchParams)).toEqual({ ...asked, position: undefined });
    }),
  );
});

it('STORE-003 a position is sent to about a kilometer only', () => {
  const position = approximatePosition({ latitude: 47.903_213, longitude: -91.867_155 });
  expect(finderUrl({ position, hasPickup: true })).toBe('/find-stores?latitude=47.90&longitude=-91.87&pickup=true');
});

it('an address without a visible character is none', () => {
  for (const address of ['%00', '+%00+', '']) expect(readFinderQuery(new URLSearchParams(`address=${address}`)).address).toBe('');
  expect(readFinderQuery(new URLSearchParams('address=Ely%00')).address).toBe('Ely');
});

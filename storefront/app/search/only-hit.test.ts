import { expect, it } from 'vitest';
import { onlyHit } from './only-hit.ts';

const hit = { c_slugUrl: '/watch-cap-7001.html' };

it('SEARCH-008 goes straight to a single hit with an address, while nothing is refined and the option is on', () => {
  expect(onlyHit([hit], 1, 0)).toBe('/watch-cap-7001.html');
  expect(onlyHit([hit], 1, 1)).toBeUndefined();
  expect(onlyHit([hit], 2, 0)).toBeUndefined();
  expect(onlyHit([], 0, 0)).toBeUndefined();
  expect(onlyHit([{ c_slugUrl: '' }], 1, 0)).toBeUndefined();
  expect(onlyHit([hit], 1, 0, false)).toBeUndefined();
});

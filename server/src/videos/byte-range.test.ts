import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

const sizes = fc.integer({ min: 0, max: 10_000 });
const positions = fc.option(fc.nat(12_000));

describe('a byte range', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-400', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-400', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=a-b', 'whole'],
    ['items=0-1', 'whole'],
    [null, 'whole'],
  ])('%s of a hundred bytes is %o', (header, range) => expect(readRange(header, 100)).toEqual(range));

  it('is within the file for any header', () => {
    fc.assert(
      fc.property(sizes, positions, positions, (size, first, last) => {
        const range = readRange(`bytes=${first ?? ''}-${last ?? ''}`, size);
        fc.pre(typeof range !== 'string');
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });

  it('sequences cover the whole file exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 3_000 }), (size, step) => {
        let next = 0;
        while (next < size) {
          const range = readRange(`bytes=${next}-${next + step - 1}`, size);
          if (typeof range === 'string') throw new Error(range);
          expect(range.start).toBe(next);
          next = range.end + 1;
        }
        expect(next).toBe(size);
        expect(readRange(`bytes=${next}-`, size)).toBe('unsatisfiable');
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { hasOwnedAt, isIn, namedTimes } from './seasons.ts';

describe('the times of the year that a text names', () => {
  it('are months, holidays and seasons', () => {
    expect(namedTimes('It’s January')).toEqual([[0]]);
    expect(namedTimes('From October to May')).toEqual([[4], [9]]);
    expect(namedTimes('Faded by the end of summer')).toEqual([[5, 6, 7]]);
    expect(namedTimes('Trois hivers')).toEqual([[11, 0, 1]]);
  });

  it('are no verbs and no places', () => {
    expect(namedTimes('May be fine. It might fall off, and it springs back. Ça a été lavé.')).toEqual([]);
  });
});

describe('an author', () => {
  const april = new Date('2026-04-23T12:00:00Z');

  it('has owned something at a time of the year since the purchase', () => {
    expect(hasOwnedAt(namedTimes('January'), april, 3)).toBe(true);
    expect(hasOwnedAt(namedTimes('January'), april, 2)).toBe(false);
    expect(hasOwnedAt(namedTimes('winter'), april, 2)).toBe(true);
    expect(hasOwnedAt(namedTimes('May'), april, 10)).toBe(false);
    expect(hasOwnedAt(namedTimes('May'), april, 11)).toBe(true);
    expect(hasOwnedAt([], april, 0)).toBe(true);
  });

  it('writes in the season of the date', () => {
    expect(isIn('spring', april)).toBe(true);
    expect(isIn('winter', april)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { holidaysIn } from './holidays.ts';

describe('the holidays of carriers', () => {
  it('are observed in the US on the working day beside a weekend', () => {
    expect([...holidaysIn('US', 2026)].sort()).toEqual([
      '2026-01-01',
      '2026-05-25',
      '2026-07-03',
      '2026-09-07',
      '2026-11-26',
      '2026-12-25',
    ]);
    // January 1, 2028, is a Saturday.
    expect([...holidaysIn('US', 2027)].sort()).toEqual([
      '2027-01-01',
      '2027-05-31',
      '2027-07-05',
      '2027-09-06',
      '2027-11-25',
      '2027-12-24',
      '2027-12-31',
    ]);
    expect(holidaysIn('US', 2028).has('2028-01-01')).toBe(false);
  });

  it('include Good Friday, Victoria Day, Canada Day and Boxing Day in Canada', () => {
    expect([...holidaysIn('CA', 2026)].sort()).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-05-18',
      '2026-07-01',
      '2026-09-07',
      '2026-10-12',
      '2026-12-25',
      '2026-12-28',
    ]);
    expect([...holidaysIn('CA', 2027)].filter((day) => day > '2027-12')).toEqual(['2027-12-27', '2027-12-28']);
    expect(holidaysIn('CA', 2027).has('2027-03-26')).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { toLocalTime } from './local-time.ts';

it.each([
  ['2026-11-22T03:30:00Z', 'America/Chicago', '2026-11-21T21:30'],
  ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01T01:30'],
  ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01T01:30'],
  ['2026-03-08T08:00:00Z', 'America/Chicago', '2026-03-08T03:00'],
])('%s is in %s %s, also when the clocks change', (instant, timeZone, local) => {
  expect(toLocalTime(new Date(instant), timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(local);
});

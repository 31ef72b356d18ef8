import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it('knows IANA time zones, and rejects every other name instead of throwing', () => {
  for (const name of ['America/Chicago', 'America/Thunder_Bay', 'Pacific/Honolulu', 'UTC']) expect(isTimeZone(name), name).toBe(true);
  for (const name of ['', 'America/Ely', 'America/Chicago; DROP', 'Chicago', ' ']) expect(isTimeZone(name), name).toBe(false);
});

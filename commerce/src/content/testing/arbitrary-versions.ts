/** Generates publish windows that often share an edge, overlap or contain each other. */
import fc from 'fast-check';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import type { Version } from '../publishing/publish-window.ts';

const days = Array.from({ length: 12 }, (_, day) => new Date(Date.UTC(2026, 11, day + 1, 6)));

export const arbitraryTime = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(-1, 0, 1, 40_000_000))
  .map(([day, offset]) => new Date(day.getTime() + offset));

export const arbitraryVersions: fc.Arbitrary<Version[]> = fc
  .array(fc.tuple(fc.constantFrom(startOfTime, ...days), fc.constantFrom(...days, endOfTime)), { maxLength: 7 })
  .map((windows) =>
    windows
      .filter(([publishFrom, publishTo]) => publishFrom < publishTo)
      .map(([publishFrom, publishTo], index) => ({ version: index + 1, publishFrom, publishTo })),
  );

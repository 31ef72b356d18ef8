import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHistory, isSegment, segmentEnd, segmentNumber } from './wal-names.ts';

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
const nameOf = (timeline: number, segment: number) => hex(timeline) + hex(Math.floor(segment / 256)) + hex(segment % 256);

it('segments are numbered in the order of the log, on every timeline', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(2 ** 40 - 1), (timeline, segment) => {
      const name = nameOf(timeline, segment);
      expect(isSegment(name)).toBe(true);
      expect(segmentNumber(name)).toBe(BigInt(segment));
    }),
  );
});

it.each([
  ['000000010000000000000001', '0/2000000'],
  ['0000000100000000000000FF', '1/0'],
  ['00000003000000A200000010', 'A2/11000000'],
])('segment %s ends at %s', (name, end) => expect(segmentEnd(name)).toBe(end));

it('knows segments and histories from other files', () => {
  expect(isHistory('00000002.history')).toBe(true);
  for (const other of ['000000010000000000000001.partial', 'archive_status', '00000001000000000000000g', '00000002.history.zst']) {
    expect([isSegment(other), isHistory(other)]).toEqual([false, false]);
  }
});

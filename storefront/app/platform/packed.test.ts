import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

it('brings plain data through as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (data) => {
      expect(JSON.stringify(unpacked(packed(data)))).toBe(JSON.stringify(data));
    }),
  );
});

it('reads a text once while it is among the last ones', () => {
  const texts = [1, 2, 3, 4, 5].map((number) => packed({ number }));
  const [first, ...others] = texts.map(unpacked);
  expect(unpacked(texts[4]!)).toBe(others[3]);
  expect(unpacked(texts[0]!)).not.toBe(first);
  expect(unpacked(texts[0]!)).toEqual({ number: 1 });
});

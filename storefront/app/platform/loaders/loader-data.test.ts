import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLoaderData, serializeLoaderData } from './loader-data.ts';

it('JSON data is unchanged after serializing and parsing', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (data) => {
      expect(JSON.stringify(parseLoaderData(serializeLoaderData(data)))).toBe(JSON.stringify(data));
    }),
  );
});

it('a string is parsed once while it is cached', () => {
  const texts = [1, 2, 3, 4, 5].map((number) => serializeLoaderData({ number }));
  const [first, ...others] = texts.map(parseLoaderData);
  expect(parseLoaderData(texts[4]!)).toBe(others[3]);
  expect(parseLoaderData(texts[0]!)).not.toBe(first);
  expect(parseLoaderData(texts[0]!)).toEqual({ number: 1 });
});

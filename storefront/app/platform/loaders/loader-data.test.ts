import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLoaderData, serializeLoaderData } from './loader-data.ts';

const dataRequest = { dataElements: undefined };

it('JSON data is unchanged after serializing and parsing', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (data) => {
      expect(JSON.stringify(parseLoaderData(serializeLoaderData(data, dataRequest)))).toBe(JSON.stringify(data));
    }),
  );
});

it('a string is parsed once while it is cached', () => {
  const texts = [1, 2, 3, 4, 5].map((number) => serializeLoaderData({ number }, dataRequest));
  const [first, ...others] = texts.map((text) => parseLoaderData(text));
  expect(parseLoaderData(texts[4]!)).toBe(others[3]);
  expect(parseLoaderData(texts[0]!)).not.toBe(first);
  expect(parseLoaderData(texts[0]!)).toEqual({ number: 1 });
});

it('the loader data of a document contains only the ids of elements; the server renders the data itself', () => {
  const dataElements = new Map<string, unknown>();
  const [menu, listing] = [{ menu: ['Men'] }, { tiles: [1, 2] }];
  const serialized = [menu, listing].map((data) => serializeLoaderData(data, { dataElements }));
  expect(JSON.parse(JSON.stringify(serialized))).toEqual([{ element: 'loader-data-0' }, { element: 'loader-data-1' }]);
  expect([...dataElements.values()]).toEqual([menu, listing]);
  expect(parseLoaderData(serialized[1]!)).toBe(listing);
});

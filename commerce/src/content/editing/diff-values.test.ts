import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffValues } from './diff-values.ts';

describe('the differences of two values', () => {
  it('are the innermost paths that were changed, added or removed', () => {
    const before = { seo: { title: 'Home' }, slotContent: [{ headline: 'One' }, { headline: 'Two' }], text: 'x' };
    const after = { seo: { title: 'House' }, slotContent: [{ headline: 'One' }], image: { alt: '' } };
    expect(diffValues(before, after)).toEqual([
      { path: '$.seo.title', before: 'Home', after: 'House' },
      { path: '$.slotContent[1]', before: { headline: 'Two' } },
      { path: '$.text', before: 'x' },
      { path: '$.image', after: { alt: '' } },
    ]);
    expect(diffValues({ a: [] }, { a: {} })).toHaveLength(1);
    expect(diffValues({}, { constructor: 'x' })).toEqual([{ path: '$.constructor', after: 'x' }]);
  });

  it('are empty exactly if the values are the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(diffValues(one, structuredClone(one))).toEqual([]);
        // Equal but for the order of fields, as the database and a file may write them.
        const isSame = isDeepStrictEqual(one, other);
        expect(diffValues(one, other).length === 0).toBe(isSame);
        expect(diffValues([one], [other]).length).toBe(diffValues(one, other).length);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestedIds } from './requested-ids.ts';

it('any text names at most four ids, each once, in the order of the text', () => {
  const part = fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{1,4}$/), fc.string({ maxLength: 5 }), fc.constantFrom('', '<b>', ' 1 '));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join(',');
      const { ids, isTooMany } = requestedIds(text);
      const all = [...new Set(text.split(',').map((each) => each.trim()))].filter((each) => /^[A-Za-z0-9]+$/.test(each));
      expect(ids).toEqual(all.slice(0, 4));
      expect(isTooMany).toBe(all.length > 4);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePath, maxCompared, withToggled } from './compared-products.ts';

const id = fc.stringMatching(/^[A-Z0-9]{1,2}$/);

it('toggling adds an id at the end of a list that has room, and toggling again removes it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: maxCompared - 1 }), id, (ids, toggled) => {
      fc.pre(!ids.includes(toggled));
      const added = withToggled(ids, toggled);
      expect(added).toEqual([...ids, toggled]);
      expect(withToggled(added, toggled)).toEqual(ids);
    }),
  );
});

it('any sequence of toggles keeps each id once, in the order of its addition, and at most four', () => {
  fc.assert(
    fc.property(fc.array(id), (toggles) => {
      const ids = toggles.reduce<readonly string[]>(withToggled, []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(maxCompared);
      const lastToggles = ids.map((each) => toggles.lastIndexOf(each));
      expect(lastToggles.every((index) => index >= 0)).toBe(true);
    }),
  );
});

it('a full list stays as it is until one is removed', () => {
  const full = ['1', '2', '3', '4'];
  expect(withToggled(full, '5')).toEqual(full);
  expect(withToggled(withToggled(full, '2'), '5')).toEqual(['1', '3', '4', '5']);
});

it('the path names the ids', () => {
  expect(comparePath(['1', '2'])).toBe('/compare?ids=1,2');
  expect(comparePath([])).toBe('/compare');
});

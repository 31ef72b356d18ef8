import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitFullName } from './full-name.ts';

it('uses the last word as the last name and keeps the full name as typed', () => {
  expect(splitFullName('Dale Lindqvist')).toEqual({ firstName: 'Dale', lastName: 'Lindqvist', fullName: 'Dale Lindqvist' });
  expect(splitFullName(' Mary Ann  van Dyke ')).toEqual({ firstName: 'Mary Ann van', lastName: 'Dyke', fullName: 'Mary Ann  van Dyke' });
  expect(splitFullName('Prince')).toEqual({ firstName: 'Prince', lastName: 'Prince', fullName: 'Prince' });
});
it('limits the parts to 100 characters without cutting a surrogate pair in half, and keeps the full name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (typed) => {
      const { firstName, lastName, fullName } = splitFullName(typed);
      expect(firstName.length).toBeLessThanOrEqual(100);
      expect(lastName.length).toBeLessThanOrEqual(100);
      expect(firstName.isWellFormed() && lastName.isWellFormed()).toBe(true);
      expect(fullName).toBe(typed.trim());
    }),
  );
});
it('loses no word of a name of up to 180 characters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '-', "'"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 20 }), (words) => {
      const { firstName, lastName } = splitFullName(words.join(' '));
      expect(`${firstName} ${lastName}`).toBe(words.join(' '));
    }),
  );
});

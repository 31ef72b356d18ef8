import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitFullName } from './full-name.ts';

it('takes the last word for the last name and keeps what was typed', () => {
  expect(splitFullName('Dale Lindqvist')).toEqual({ firstName: 'Dale', lastName: 'Lindqvist', fullName: 'Dale Lindqvist' });
  expect(splitFullName(' Mary Ann  van Dyke ')).toEqual({ firstName: 'Mary Ann van', lastName: 'Dyke', fullName: 'Mary Ann  van Dyke' });
  expect(splitFullName('Prince')).toEqual({ firstName: 'Prince', lastName: 'Prince', fullName: 'Prince' });
});
it('loses no word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '-', "'"), minLength: 1 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 2 }), (words) => {
      const { firstName, lastName } = splitFullName(words.join(' '));
      expect(`${firstName} ${lastName}`).toBe(words.join(' '));
    }),
  );
});

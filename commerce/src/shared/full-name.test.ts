import { expect, it } from 'vitest';
import { fullNameOf } from './full-name.ts';

it.each([
  [{ firstName: 'Dale', lastName: 'Lindqvist' }, 'Dale Lindqvist'],
  [{ firstName: 'Cher', lastName: 'Cher' }, 'Cher'],
  [{ firstName: 'Cher' }, 'Cher'],
  [{ firstName: '', lastName: 'Lindqvist' }, 'Lindqvist'],
  [{}, ''],
])('joins %j to %j, with a single name once', (names, fullName) => {
  expect(fullNameOf(names)).toBe(fullName);
});

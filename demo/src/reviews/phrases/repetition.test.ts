import { expect, it } from 'vitest';
import { hasRepetition } from './repetition.ts';

it.each([
  ['Took Loden, no regrets. No regrets.', true],
  ['It looks better in daylight than before. The red looks better in daylight than the blue.', true],
  ['Good. Very good. Good.', false],
  ['The seams are flat. The hood is flat.', false],
])('finds the repetition in "%s": %s', (text, expected) => {
  expect(hasRepetition(text)).toBe(expected);
});

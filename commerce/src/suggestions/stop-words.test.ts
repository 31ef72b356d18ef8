import { expect, it } from 'vitest';
import { isCompletePhrase } from './stop-words.ts';

it('a complete phrase has words and neither starts nor ends with a stop word', () => {
  expect(['veste de travail', 'Pants', 'boots to work in snow', 'Économe'].filter((phrase) => !isCompletePhrase(phrase))).toEqual([]);
  expect(['veste de', 'of wool', 'Gants POUR', 'de', '', ' - '].filter(isCompletePhrase)).toEqual([]);
});

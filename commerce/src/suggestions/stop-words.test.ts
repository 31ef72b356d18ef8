import { expect, it } from 'vitest';
import { isCompletePhrase } from './stop-words.ts';

it('a phrase neither begins nor ends with a word that joins others, and has one', () => {
  expect(['veste de travail', 'Pants', 'boots to work in snow', 'Économe'].filter((phrase) => !isCompletePhrase(phrase))).toEqual([]);
  expect(['veste de', 'of wool', 'Gants POUR', 'de', '', ' - '].filter(isCompletePhrase)).toEqual([]);
});

import { expect, it } from 'vitest';
import { isWholePhrase } from './joint.ts';

it('a phrase neither begins nor ends with a word that joins others, and has one', () => {
  expect(['veste de travail', 'Pants', 'boots to work in snow', 'Économe'].filter((phrase) => !isWholePhrase(phrase))).toEqual([]);
  expect(['veste de', 'of wool', 'Gants POUR', 'de', '', ' - '].filter(isWholePhrase)).toEqual([]);
});

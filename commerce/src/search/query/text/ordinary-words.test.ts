import { describe, expect, it } from 'vitest';
import { findOrdinaryWords } from './ordinary-words.ts';

const ordinary = async (codes: string[], ...tokens: string[]) => [...(await findOrdinaryWords(codes, tokens))];

describe('ordinary words', () => {
  it('are the frequent words of the languages, in any form and without accents', async () => {
    expect(await ordinary(['en'], 'carpenter', 'plowing', 'ploughing', 'birthday', 'warmest')).toEqual([
      'carpenter',
      'plowing',
      'ploughing',
      'birthday',
      'warmest',
    ]);
    expect(await ordinary(['fr', 'en'], 'jardin', 'leger', 'garden')).toEqual(['jardin', 'leger', 'garden']);
    expect(await ordinary(['de'], 'arbeit', 'jardin')).toEqual(['arbeit']);
  });

  it('are not misspelled words', async () => {
    expect(await ordinary(['en', 'fr'], 'jaket', 'overals', 'sweatshrit', 'pantallon')).toEqual([]);
  });

  it('are unknown for a language without a list', async () => {
    expect(await ordinary(['xx'], 'garden')).toEqual([]);
    expect(await ordinary([], 'garden')).toEqual([]);
  });
});

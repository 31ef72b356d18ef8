import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { findGift } from './gifts.ts';

function giftIn(query: string) {
  const parsed = parseQuery(query);
  const gift = findGift(parsed, (token) => token === 'mens');
  const words = (indexes: ReadonlySet<number>) =>
    [...indexes].map((index) => {
      const part = parsed.parts[index]!;
      return part.kind === 'word' ? part.word : part.kind;
    });
  return gift && { dropped: words(gift.dropped), optional: words(gift.optional) };
}

describe('a gift', () => {
  it('is for a recipient; its occasion and its description are optional', () => {
    expect(giftIn('gift for dad')).toEqual({ dropped: ['gift'], optional: [] });
    expect(giftIn('warm birthday gift ideas for a farmer under $50')).toEqual({
      dropped: ['gift', 'ideas'],
      optional: ['warm', 'birthday'],
    });
    expect(giftIn('cadeau pour homme')).toEqual({ dropped: ['cadeau'], optional: [] });
  });

  it('may have a budget instead of a recipient', () => {
    expect(giftIn('gifts under $25')).toEqual({ dropped: [], optional: ['gifts'] });
    expect(giftIn('christmas gifts under 25')).toEqual({ dropped: [], optional: ['christmas', 'gifts'] });
  });

  it('may have an occasion or a wearer', () => {
    expect(giftIn('christmas gifts')).toEqual({ dropped: [], optional: ['christmas', 'gifts'] });
    expect(giftIn('mens birthday gift ideas')).toEqual({ dropped: ['gift', 'ideas'], optional: ['birthday'] });
  });

  it('is a product without recipient, budget and occasion', () => {
    for (const query of ['gift card', 'mens gift card', 'gifts', 'gift ideas', 'stocking stuffer', 'for dad'])
      expect(giftIn(query), query).toBeUndefined();
  });
});

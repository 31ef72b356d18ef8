import { describe, expect, it } from 'vitest';
import { shadeAt, shadesOf } from './shades.ts';

describe('a colour', () => {
  it('answers to everyday words for what it looks like, whatever the brand calls it', () => {
    expect(shadesOf(['#2c3a52'], 'blue')).toEqual(['blue', 'navy']);
    expect(shadesOf(['#5f5b3c'], 'green')).toEqual(['green', 'olive']);
    expect(shadesOf(['#7d2a26'])).toEqual(['burgundy']);
    expect(shadesOf(['#3a3939'], 'black')).toEqual(['black', 'charcoal']);
  });

  it('answers to its family alone where it has no swatch that can be read', () => {
    expect(shadesOf([], 'red')).toEqual(['red']);
    expect(shadesOf(['url(x)'])).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('name the longest shade that begins there, in any of the words for it', () => {
    expect(shadeAt(['dark', 'blue', 'jeans'], 0)).toEqual({ shade: 'navy', length: 2 });
    expect(shadeAt(['blue', 'jeans'], 0)).toEqual({ shade: 'blue', length: 1 });
    expect(shadeAt(['veste', 'bleu', 'marine'], 1)).toEqual({ shade: 'navy', length: 2 });
    expect(shadeAt(['dark', 'jeans'], 0)).toBeUndefined();
  });
});

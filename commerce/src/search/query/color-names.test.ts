import { describe, expect, it } from 'vitest';
import { colorNameAt, colorNamesOf } from './color-names.ts';

describe('a colour', () => {
  it('answers to everyday words for what it looks like, whatever the brand calls it', () => {
    expect(colorNamesOf(['#2c3a52'], 'blue')).toEqual(['blue', 'navy']);
    expect(colorNamesOf(['#5f5b3c'], 'green')).toEqual(['green', 'olive']);
    expect(colorNamesOf(['#7d2a26'])).toEqual(['burgundy']);
    expect(colorNamesOf(['#3a3939'], 'black')).toEqual(['black', 'charcoal']);
  });

  it('answers to its family alone where it has no swatch that can be read', () => {
    expect(colorNamesOf([], 'red')).toEqual(['red']);
    expect(colorNamesOf(['url(x)'])).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('name the longest shade that begins there, in any of the words for it', () => {
    expect(colorNameAt(['dark', 'blue', 'jeans'], 0)).toEqual({ color: 'navy', length: 2 });
    expect(colorNameAt(['blue', 'jeans'], 0)).toEqual({ color: 'blue', length: 1 });
    expect(colorNameAt(['veste', 'bleu', 'marine'], 1)).toEqual({ color: 'navy', length: 2 });
    expect(colorNameAt(['dark', 'jeans'], 0)).toBeUndefined();
  });
});

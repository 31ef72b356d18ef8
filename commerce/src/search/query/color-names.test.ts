import { describe, expect, it } from 'vitest';
import { colorNameAt, colorNamesOf } from './color-names.ts';

describe('generic color names', () => {
  it('are derived from the swatch', () => {
    expect(colorNamesOf(['#2c3a52'], 'blue')).toEqual(['blue', 'navy']);
    expect(colorNamesOf(['#5f5b3c'], 'green')).toEqual(['green', 'olive']);
    expect(colorNamesOf(['#7d2a26'])).toEqual(['burgundy']);
    expect(colorNamesOf(['#3a3939'], 'black')).toEqual(['black', 'charcoal']);
  });

  it('consist of the family if the swatch is unreadable', () => {
    expect(colorNamesOf([], 'red')).toEqual(['red']);
    expect(colorNamesOf(['url(x)'])).toEqual([]);
  });
});

describe('color names in a query', () => {
  it('match the longest color name at a position, by any alias', () => {
    expect(colorNameAt(['dark', 'blue', 'jeans'], 0)).toEqual({ color: 'navy', length: 2 });
    expect(colorNameAt(['blue', 'jeans'], 0)).toEqual({ color: 'blue', length: 1 });
    expect(colorNameAt(['veste', 'bleu', 'marine'], 1)).toEqual({ color: 'navy', length: 2 });
    expect(colorNameAt(['dark', 'jeans'], 0)).toBeUndefined();
  });
});

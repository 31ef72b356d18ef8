import { describe, expect, it } from 'vitest';
import { choiceAtStore } from './store-line.tsx';
import { stylesByPage } from './styles-by-page.ts';

const tile = (id: string, rest = {}) => ({ id, ...rest });

describe('the pickup of listed tiles', () => {
  it('is requested once for each page of tiles, without gift cards, but with styles that only the store may have', () => {
    const tiles = [tile('1'), tile('2', { isGiftCard: true }), tile('3'), tile('4', { orderable: false }), tile('5')];
    expect(stylesByPage(tiles, 2)).toEqual(['1', '3,4', '5']);
    expect(stylesByPage([tile('2', { isGiftCard: true })], 2)).toEqual([]);
    expect(stylesByPage([], 36)).toEqual([]);
  });

  it('keeps the request of a page when "Show more" adds pages', () => {
    const page = (from: number) => Array.from({ length: 2 }, (_, index) => tile(String(from + index)));
    expect(stylesByPage([...page(0), ...page(2), ...page(4)], 2)).toContain(stylesByPage(page(2), 2)[0]);
  });

  it('FULFIL-016 promises a choice only if the store has half of the sizes and colors', () => {
    expect([0, 4, 5, 10].map((available) => choiceAtStore({ variants: 10, available }))).toEqual(['none', 'limited', 'full', 'full']);
    expect(choiceAtStore({ variants: 1, available: 1 })).toBe('full');
  });
});

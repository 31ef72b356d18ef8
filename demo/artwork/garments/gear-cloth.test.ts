import { describe, expect, it } from 'vitest';
import { Sheet } from '../kit/sheet.ts';
import { clothBody, patternFill, yarns } from './gear-cloth.ts';

const colour = { hex: '#6f6b4c', accents: [] };

describe('the other yarns of a pattern', () => {
  it('are the colour’s own accents as far as it has them', () => {
    expect(yarns({ hex: '#6f6b4c', accents: ['#112233', '#445566', '#778899'] })).toEqual(['#112233', '#445566', '#778899']);
    const [first, ...rest] = yarns({ hex: '#6f6b4c', accents: ['#112233'] });
    expect(first).toBe('#112233');
    expect(rest).toHaveLength(2);
  });
  it('differ from the ground also without accents', () => {
    for (const hex of ['#efeadf', '#6f6b4c', '#1b1b1d']) expect(new Set([hex, ...yarns({ hex, accents: [] })]).size).toBe(4);
  });
});

describe('the body of a cloth', () => {
  it('lets woven patterns ride over the folds, and printed ones not', () => {
    const warp = (pattern: string) => clothBody(new Sheet(), { cloth: 'canvas', pattern }, '#6f6b4c', colour).warp ?? 0;
    expect(['plaid', 'buffalo'].map(warp).every((w) => w > 0)).toBe(true);
    expect(['solid', 'camo', 'heather'].map(warp)).toEqual([0, 0, 0]);
  });
  it('gives every cloth a fill or a touch of its own', () => {
    const cloths = ['canvas', 'twill', 'denim', 'corduroy', 'nylon', 'fleece', 'jersey', 'flannel', 'wool'];
    const made = cloths.map((cloth) => {
      const s = new Sheet();
      return JSON.stringify([clothBody(s, { cloth }, '#6f6b4c', colour), s.defs]);
    });
    expect(new Set(made).size).toBe(cloths.length);
  });
  it('defines the pattern that its fill names', () => {
    for (const pattern of ['plaid', 'buffalo', 'camo', 'heather']) {
      const s = new Sheet();
      const fill = patternFill(s, pattern, '#6f6b4c', colour, { id: 'cloth' });
      expect(fill).toBe('url(#cloth)');
      expect(s.defs.join('')).toContain('<pattern id="cloth"');
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { PatternName } from '../../kit/fabric.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clothBody } from './cloth-body.ts';

const color = { hex: '#6f6b4c', accents: [] };

describe('the body of a cloth', () => {
  it('displaces patterns by the folds, but not plain cloth and mixed yarns', () => {
    const warp = (pattern: PatternName) => clothBody(new Sheet(), { cloth: 'canvas', pattern }, '#6f6b4c', color).warp ?? 0;
    expect((['plaid', 'buffalo', 'camo'] as const).map(warp).every((w) => w > 0)).toBe(true);
    expect((['solid', 'heather'] as const).map(warp)).toEqual([0, 0]);
  });
  it('gives every cloth its own fill or structure', () => {
    const cloths = ['canvas', 'twill', 'denim', 'corduroy', 'nylon', 'fleece', 'jersey', 'flannel', 'wool'] as const;
    const made = cloths.map((cloth) => {
      const s = new Sheet();
      return JSON.stringify([clothBody(s, { cloth }, '#6f6b4c', color), s.defs]);
    });
    expect(new Set(made).size).toBe(cloths.length);
  });
  it('defines the pattern that its fill names', () => {
    for (const pattern of ['plaid', 'buffalo', 'camo', 'heather'] as const) {
      const s = new Sheet();
      const { fill } = clothBody(s, { cloth: 'canvas', pattern }, '#6f6b4c', color);
      expect(fill).toBe('url(#cloth)');
      expect(s.defs.join('')).toContain('<pattern id="cloth"');
    }
  });
});

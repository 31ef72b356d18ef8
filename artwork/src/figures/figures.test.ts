import { describe, expect, it } from 'vitest';
import { renderFigure } from '../render.ts';
import { type FigureName, figureGround, figures } from './index.ts';
import { HIGH, WIDE } from './plate.ts';

const names = Object.keys(figures) as FigureName[];
const drawings = new Map(names.map((name) => [name, figures[name].figure()]));

type LetterDisc = { letter: string; x: number; y: number; r: number };
const discsOf = (svg: string): LetterDisc[] =>
  [...svg.matchAll(/data-letter="(\w)"><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, letter = '', ...at]) => {
    const [x = 0, y = 0, r = 0] = at.map(Number);
    return { letter, x, y, r };
  });

describe('a size-guide illustration', { timeout: 30_000 }, () => {
  it('covers the expected garment families', () => {
    expect(names.map((name) => name.replace('measure-', '')).sort()).toEqual(
      'belt bra dog foot hand head kids mens-bottom mens-top suspenders womens-bottom womens-top'.split(' '),
    );
  });

  it.each(names)('%s contains each letter of its list once, completely on the plate and without overlaps', (name) => {
    const discs = discsOf(drawings.get(name)!);
    expect(discs.map(({ letter }) => letter).sort()).toEqual(Object.keys(figures[name].letters));
    for (const { x, y, r } of discs) {
      expect(Math.min(x, WIDE - x, y, HIGH - y)).toBeGreaterThan(r);
      for (const other of discs)
        if (other.x !== x || other.y !== y) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(2 * r + 8);
    }
  });

  it.each(names)('%s contains no text, no font and no invalid number', (name) => {
    expect(drawings.get(name)).not.toMatch(/<text|NaN|undefined|Infinity/);
    expect(figures[name].figure()).toBe(drawings.get(name));
  });

  it.each(names)('%s renders the same 4:5 image each time, on paper color', async (name) => {
    const [first, second] = await Promise.all([0, 1].map(() => renderFigure(name, 250)));
    expect([first!.width, first!.height, first!.data.length]).toEqual([250, 313, 250 * 313 * 3]);
    expect(first!.data.equals(second!.data)).toBe(true);
    const corners = [0, 249, 250 * 312, 250 * 313 - 1].map((at) => `#${first!.data.subarray(at * 3, at * 3 + 3).toString('hex')}`);
    expect(new Set(corners)).toEqual(new Set([figureGround]));
  });

  it.each(names)('%s has only one thin line near each letter, to its tape', async (name) => {
    const { data, width } = await renderFigure(name, WIDE);
    for (const { letter, x, y, r } of discsOf(drawings.get(name)!)) {
      const isDark = Array.from({ length: 240 }, (_, step) => {
        const angle = (step / 240) * 2 * Math.PI;
        const at = (Math.round(y + Math.sin(angle) * (r + 4)) * width + Math.round(x + Math.cos(angle) * (r + 4))) * 3;
        return data[at]! < 128;
      });
      const lines = isDark.filter((dark, step) => dark && !isDark.at(step - 1));
      expect(lines.length, `lines that touch ${letter}`).toBeLessThanOrEqual(1);
      expect(isDark.filter(Boolean).length, `width of what touches ${letter}`).toBeLessThan(12);
    }
  });

  it('fails for an unknown name and quotes it', async () => {
    await expect(renderFigure('measure-unicorn', 250)).rejects.toThrow(/measure-unicorn/);
    await expect(renderFigure('constructor', 250)).rejects.toThrow(/constructor/);
  });
});

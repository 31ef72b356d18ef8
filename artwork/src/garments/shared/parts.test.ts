import { describe, expect, it } from 'vitest';
import { flatten } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { Coil } from '../pets-and-gear/coil.ts';
import { dropOn, fade, oval, ribbon, rod } from './parts.ts';

const bounds = (d: string) => {
  const pts = flatten(d);
  const xs = pts.map(([x]) => x);
  const ys = pts.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
};

describe('a ribbon', () => {
  it('has the requested width along its whole line', () => {
    expect(bounds(ribbon('M100 200L400 200', 40))).toEqual([100, 180, 400, 220]);
  });
  it('is a ring with a hole when it is closed', () => {
    expect(ribbon('M100 100L300 100L300 300L100 300L100 100', 20, { closed: true }).match(/Z/g)).toHaveLength(2);
  });
});

describe('an oval', () => {
  it('reaches its radii', () => {
    expect(bounds(oval(500, 400, 60, 20))).toEqual([440, 380, 560, 420]);
  });
  it('turns about its center', () => {
    expect(bounds(oval(500, 400, 60, 20, 90))).toEqual([480, 340, 520, 460]);
  });
});

describe('shadows and metal', () => {
  it('keep the shadow of a piece on the things it lies on', () => {
    const s = new Sheet();
    dropOn(s, ['M0 0L10 0L10 10Z', 'M20 0L30 0L30 10Z'], 'M5 5L25 5L25 8Z');
    expect(s.toString().match(/clip-path=/g)).toHaveLength(2);
  });
  it('make a rod thicker on a sheet with larger hardware', () => {
    const drawn = (hardware: number) => {
      const s = new Sheet({ hardware });
      rod(s, 'M100 100L200 100', 8, '#b08a52');
      return s.toString();
    };
    expect(drawn(1.5)).not.toBe(drawn(1));
  });
  it('draw no rubbed places on cloth that does not fade', () => {
    const s = new Sheet();
    const before = s.toString();
    fade(s, 'rub', '#ffffff', 0, [[1, 2, 3, 4]]);
    expect(s.toString()).toBe(before);
  });
});

describe('a coil', () => {
  const coil = new Coil({ x: 500, y: 400, rx: 300, ry: 100, height: 80 });
  it('has its nearest point at 90 degrees, below the middle', () => {
    const [x, y] = coil.at(90);
    expect(x).toBeCloseTo(500);
    expect(y).toBeCloseTo(500);
  });
  it('shows a face as high as the strap', () => {
    expect(bounds(coil.face(0, 180, 0, 80))).toEqual([200, 400, 800, 580]);
  });
});

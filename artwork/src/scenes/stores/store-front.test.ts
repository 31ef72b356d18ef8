import { describe, expect, it } from 'vitest';
import { canmore } from './rockies.ts';
import { GLASS } from './shop-front.ts';
import { storeFront } from './store-front.ts';
import { ely } from './woodland.ts';

describe('the front of a store', () => {
  it('shows every garment inside its window, those with soles on its floor', () => {
    for (const store of [ely(), canmore()]) {
      const count = store.displays.flat().length;
      const things = storeFront({ ...store, items: [] }).items ?? [];
      expect(things).toHaveLength(count);
      const spans = store.displays.flatMap((garments, i) => garments.map(() => store.front.windows[i]!));
      things.forEach(({ x, y, size }, i) => {
        const [left, right] = spans[i]!;
        const middle = x + size / 2;
        expect(middle).toBeGreaterThan(left);
        expect(middle).toBeLessThan(right);
        expect(y).toBeGreaterThan(GLASS.top - 1);
        expect(y + size * 0.93).toBeLessThanOrEqual(GLASS.bottom);
      });
    }
  });

  it('letters its town on the sign, and draws the rest of the street the same', () => {
    const [own, other] = [storeFront(ely()), storeFront({ ...ely(), town: 'Tower' })];
    expect(own.svg).not.toBe(other.svg);
    expect(own.glow).toBe(other.glow);
    expect(own.items).toEqual(other.items);
  });

  it('carries snow on its roof only where it has snowed', () => {
    expect(storeFront({ ...ely(), hasSnow: false }).svg.length).toBeLessThan(storeFront(ely()).svg.length);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFreePlacement, overlaps, type Placement, placementBox } from './free-placement.ts';

const viewport = { width: 1440, height: 900 };
const card = { width: 440, height: 168, inset: 24, viewport };
const corners = ['end', 'start'] as const;
const place = (obstacles: Parameters<typeof findFreePlacement>[1]['obstacles'], current?: Placement) =>
  findFreePlacement(card, { candidates: corners, obstacles, current });

const box = fc
  .record({
    left: fc.integer({ min: -200, max: 1500 }),
    top: fc.integer({ min: -200, max: 1000 }),
    width: fc.nat(900),
    height: fc.nat(400),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const placement = fc.constantFrom<Placement>('end', 'start', 'top');

describe('a free placement', () => {
  it('is the other corner if Add to cart covers the first one', () => {
    const addToCart = { left: 954, top: 822, right: 1370, bottom: 878 };
    expect(place([])).toBe('end');
    expect(place([addToCart])).toBe('start');
  });
  it('does not exist in a narrow window with a button at the bottom edge', () => {
    const phone = { width: 390, height: 72, inset: 0, viewport: { width: 390, height: 844 } };
    const buyBar = { left: 0, top: 770, right: 390, bottom: 844 };
    expect(findFreePlacement(phone, { candidates: corners, obstacles: [buyBar], current: 'end' })).toBeUndefined();
    expect(findFreePlacement(phone, { candidates: [...corners, 'top'], obstacles: [buyBar], current: 'end' })).toBe('top');
  });
  it('never covers an obstacle, and is found whenever there is one', () => {
    fc.assert(
      fc.property(
        fc.array(box, { maxLength: 6 }),
        fc.uniqueArray(placement, { minLength: 1 }),
        fc.option(placement, { nil: undefined }),
        (obstacles, candidates, current) => {
          const chosen = findFreePlacement(card, { candidates, obstacles, current });
          const isCovering = (option: Placement) => obstacles.some((obstacle) => overlaps(placementBox(option, card), obstacle));
          if (chosen) expect(isCovering(chosen)).toBe(false);
          // Obstacles keep a distance, so a placement that covers nothing may still be too close.
          else for (const option of candidates) expect(obstacles.some((o) => overlaps(placementBox(option, card), o, 12))).toBe(true);
        },
      ),
    );
  });
  it('stays the current one until an obstacle reaches it', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 6 }), placement, (obstacles, current) => {
        const isBlocked = obstacles.some((obstacle) => overlaps(placementBox(current, card), obstacle, 12));
        const chosen = findFreePlacement(card, { candidates: corners, obstacles, current });
        if (isBlocked) expect(chosen).not.toBe(current);
        else expect(chosen).toBe(current);
      }),
    );
  });
});

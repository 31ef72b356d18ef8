import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOf, clipShape, type Sight, sightAt } from './close-up.ts';

const still = { width: 2304, height: 2880 };
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyDetail: fc.Arbitrary<Sight> = fc.record({ x: share(0.2, 0.8), y: share(0.2, 0.8), wide: share(0.1, 0.9) });

it('the camera ends where it started, and shows the whole image in between', () => {
  fc.assert(
    fc.property(anyDetail, (detail) => {
      expect(sightAt(detail, 0)).toEqual(detail);
      const last = sightAt(detail, 1);
      for (const key of ['x', 'y', 'wide'] as const) expect(last[key]).toBeCloseTo(detail[key]);
      expect(sightAt(detail, 0.65)).toEqual({ x: 0.5, y: 0.5, wide: 1 });
    }),
  );
});

it('the camera stays within the image, keeps the aspect ratio and never jumps', () => {
  fc.assert(
    fc.property(anyDetail, share(0, 0.99), (detail, time) => {
      const box = boxOf(sightAt(detail, time), still);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(still.width);
      expect(box.top + box.height).toBeLessThanOrEqual(still.height);
      expect(box.height / box.width).toBeCloseTo(clipShape[1] / clipShape[0], 1);
      const [here, next] = [sightAt(detail, time), sightAt(detail, time + 1 / 144)];
      expect(Math.abs(next.wide - here.wide)).toBeLessThan(0.08);
    }),
  );
});

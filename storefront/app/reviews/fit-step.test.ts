import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPosition, fitStepOf, fitSteps } from './fit-step.ts';

describe('how a style fits', () => {
  it('is described in five steps', () => {
    expect([1, 1.7, 1.8, 2.5, 2.6, 3, 3.4, 3.5, 4.2, 4.3, 5].map(fitStepOf)).toEqual([
      'small',
      'small',
      'rather-small',
      'rather-small',
      'true',
      'true',
      'true',
      'rather-large',
      'rather-large',
      'large',
      'large',
    ]);
  });

  it('increases with the mean, and stays on the scale', () => {
    const fit = fc.double({ min: -10, max: 20, noNaN: true });
    fc.assert(
      fc.property(fit, fit, (first, second) => {
        const [smaller, larger] = first < second ? [first, second] : [second, first];
        expect(fitSteps.indexOf(fitStepOf(smaller))).toBeLessThanOrEqual(fitSteps.indexOf(fitStepOf(larger)));
        expect(fitPosition(smaller)).toBeLessThanOrEqual(fitPosition(larger));
        expect(fitPosition(smaller)).toBeGreaterThanOrEqual(0);
        expect(fitPosition(larger)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

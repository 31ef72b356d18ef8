import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoadScale } from './load-scale.ts';

type Samples = readonly { delay: number; hasHigherClasses: boolean }[];
function loadScaleAfter(samples: Samples): LoadScale {
  const scale = new LoadScale();
  for (const sample of samples) scale.sample(sample);
  return scale;
}
const scaleAfter = (samples: Samples) => loadScaleAfter(samples).value;
const isOverloadedAfter = (samples: Samples) => loadScaleAfter(samples).isOverloaded;
const repeat = (count: number, delay: number, hasHigherClasses: boolean) =>
  Array.from({ length: count }, () => ({ delay, hasHigherClasses }));
const anySamples = fc.array(fc.record({ delay: fc.nat(500), hasHigherClasses: fc.boolean() }), { maxLength: 200 });

describe('the scale of lower classes', () => {
  it('stays between an eighth and one', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        expect(scaleAfter(samples)).toBeGreaterThanOrEqual(1 / 8);
        expect(scaleAfter(samples)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('falls while the event loop is delayed and higher classes run, and recovers within a second', () => {
    const delayed = repeat(60, 30, true);
    expect(scaleAfter(delayed)).toBeLessThan(0.4);
    expect(scaleAfter([...delayed, ...repeat(50, 0, true)])).toBe(1);
  });

  it('does not fall because of a single long render', () => {
    expect(scaleAfter([...repeat(20, 0, true), { delay: 45, hasHigherClasses: true }, ...repeat(5, 0, true)])).toBe(1);
  });

  it('does not fall because of a single basket call on a slow machine', () => {
    const slow = [...repeat(4, 60, true), ...repeat(2, 60, false)];
    expect(scaleAfter([...slow, ...slow, ...slow, ...slow])).toBe(1);
  });

  it('never falls without requests of higher classes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500)), (delays) => scaleAfter(delays.map((delay) => ({ delay, hasHigherClasses: false }))) === 1),
    );
  });

  it('rises again above a quarter under lasting overload, so that lower classes never stop', () => {
    const scale = new LoadScale();
    let highest = 0;
    for (let sample = 0; sample < 200; sample++) {
      scale.sample({ delay: 100, hasHigherClasses: true });
      if (sample >= 100) highest = Math.max(highest, scale.value);
    }
    expect(highest).toBeGreaterThan(1 / 4);
  });
});

describe('an overload', () => {
  it('begins with the first decrease and includes the pauses between two waves', () => {
    expect(isOverloadedAfter(repeat(100, 0, true))).toBe(false);
    const wave = repeat(20, 30, true);
    expect(isOverloadedAfter(wave)).toBe(true);
    expect(isOverloadedAfter([...wave, ...repeat(100, 0, true)])).toBe(true);
  });

  it('includes every time at which the limits are lower, and ends within 3.2 seconds after the last delay', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        expect(isOverloadedAfter(samples) || scaleAfter(samples) === 1).toBe(true);
        expect(isOverloadedAfter([...samples, ...repeat(160, 0, true)])).toBe(false);
      }),
    );
  });
});

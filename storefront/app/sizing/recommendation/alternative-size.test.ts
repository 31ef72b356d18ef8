import { describe, expect, it } from 'vitest';
import type { Measurements } from '../measurements/units.ts';
import { buildChart } from '../testing/chart-builder.ts';
import { demoCharts } from '../testing/demo-guides.ts';
import { alternativeSize } from './alternative-size.ts';
import { suggestSize } from './suggest-size.ts';

const [shirts] = demoCharts('size-guide-mens-shirts-outerwear');
const [pants] = demoCharts('size-guide-mens-pants-shorts');
const alternative = (chart: typeof shirts, measurements: Measurements, fitScale?: number) => {
  const result = alternativeSize(chart!, suggestSize(chart!, measurements)!, fitScale);
  return result && [chart!.sizes[result.sizeIndex]!.name, result.reason];
};

describe('the alternative size', () => {
  it('is one size up for clothes worn over layers', () => {
    expect(alternative(shirts, { chest: 39 })).toEqual(['L', 'layers']);
    expect(alternative(pants, { waist: 34 })).toBeUndefined();
  });
  it('is the other size if a measurement is between two sizes, or if another measurement disagrees', () => {
    expect(alternative(shirts, { chest: 41 })).toEqual(['M', 'between']);
    expect(alternative(shirts, { chest: 39, waist: 37 })).toEqual(['M', 'disagree']);
  });
  it('follows the reviewers’ fit scale if it is clear', () => {
    expect(alternative(shirts, { chest: 41 }, 2.1)).toEqual(['XL', 'runs-small']);
    expect(alternative(shirts, { chest: 39 }, 4.2)).toEqual(['S', 'runs-large']);
    expect(alternative(shirts, { chest: 39 }, 3.1)).toEqual(['L', 'layers']);
  });
  it('follows the fit scale from 2.5 down and from 3.5 up, where there is such a size', () => {
    expect(alternative(shirts, { chest: 39 }, 2.5)).toEqual(['L', 'runs-small']);
    expect(alternative(shirts, { chest: 39 }, 2.6)).toEqual(['L', 'layers']);
    expect(alternative(shirts, { chest: 39 }, 3.4)).toEqual(['L', 'layers']);
    expect(alternative(shirts, { chest: 39 }, 3.5)).toEqual(['S', 'runs-large']);
    expect(alternative(shirts, { chest: 35 }, 5)).toEqual(['M', 'layers']);
  });
  it('is one size up for layers over a chest or a bust, and never for a dog', () => {
    const bust = buildChart({
      bust: [
        [32, 34],
        [36, 38],
      ],
    });
    const dog = buildChart(
      {
        chest: [
          [20, 22],
          [24, 26],
        ],
      },
      { wearer: 'dog' },
    );
    expect([alternative(bust, { bust: 33 }), alternative(dog, { chest: 21 })]).toEqual([['M', 'layers'], undefined]);
  });
  it('is undefined beyond the ends of the chart', () => {
    expect(alternative(shirts, { chest: 59 }, 1)).toBeUndefined();
    expect(alternative(shirts, { chest: 20 })).toBeUndefined();
    expect(alternative(shirts, { chest: 20 }, 1)).toBeUndefined();
    expect(alternative(shirts, { chest: 70 })).toBeUndefined();
  });
});

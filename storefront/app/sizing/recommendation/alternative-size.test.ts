import { describe, expect, it } from 'vitest';
import type { Measurements } from '../measurements/units.ts';
import { demoCharts } from '../testing/demo-guides.ts';
import { alternativeSize } from './alternative-size.ts';
import { suggestSize } from './suggest-size.ts';

const [shirts] = demoCharts('size-guide-mens-shirts-outerwear');
const [pants] = demoCharts('size-guide-mens-pants-shorts');
const alternative = (chart: typeof shirts, measurements: Measurements, fitScale?: number) => {
  const found = alternativeSize(chart!, suggestSize(chart!, measurements)!, fitScale);
  return found && [chart!.sizes[found.at]!.name, found.because];
};

describe('the alternative size', () => {
  it('is one size up for clothes worn over layers', () => {
    expect(alternative(shirts, { chest: 39 })).toEqual(['L', 'layers']);
    expect(alternative(pants, { waist: 34 })).toBeUndefined();
  });
  it('is the other size of a measurement between two sizes, or of a disagreeing measurement', () => {
    expect(alternative(shirts, { chest: 41 })).toEqual(['M', 'between']);
    expect(alternative(shirts, { chest: 39, waist: 37 })).toEqual(['M', 'disagree']);
  });
  it('follows the reviewers’ fit scale if it is clear', () => {
    expect(alternative(shirts, { chest: 41 }, 2.1)).toEqual(['XL', 'runs-small']);
    expect(alternative(shirts, { chest: 39 }, 4.2)).toEqual(['S', 'runs-large']);
    expect(alternative(shirts, { chest: 39 }, 3.1)).toEqual(['L', 'layers']);
  });
  it('is missing beyond the ends of the chart', () => {
    expect(alternative(shirts, { chest: 59 }, 1)).toBeUndefined();
    expect(alternative(shirts, { chest: 70 })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { buildChart } from '../testing/chart-builder.ts';
import { chooseFit } from './choose-fit.ts';

const chest = [
  [36, 38],
  [40, 42],
  [44, 46],
] as const;
const regular = buildChart(
  {
    chest,
    waist: [
      [30, 32],
      [34, 36],
      [38, 40],
    ],
  },
  { within: { fit: ['Regular', 'Tall'] } },
);
const big = buildChart(
  {
    chest: chest.slice(1),
    waist: [
      [40, 42],
      [44, 46],
    ],
  },
  { within: { fit: ['Big'] } },
);
const heights = buildChart(
  {
    height: [
      [64, 71],
      [72, 77],
    ],
  },
  { attribute: 'fit', names: ['Regular', 'Tall'] },
);
const group = { attribute: 'size', charts: [regular, big] as const };
const fitOf = (...args: Parameters<typeof chooseFit>) => chooseFit(...args)?.fit;

describe('the chosen fit', () => {
  it('is the first fit of the charts unless another matches better', () => {
    expect(fitOf(group, heights, { chest: 41 })).toEqual({ value: 'Regular', reason: 'regular' });
    expect(fitOf(group, undefined, { chest: 41, height: 75 })).toEqual({ value: 'Regular', reason: 'regular' });
  });

  it('follows the height among the offered fits', () => {
    expect(fitOf(group, heights, { chest: 41, height: 75 })).toEqual({ value: 'Tall', reason: 'height' });
    expect(fitOf(group, heights, { chest: 41, height: 75 }, { fits: ['Big', 'Regular'] })).toEqual({
      value: 'Regular',
      reason: 'regular',
    });
    expect(fitOf(group, heights, { chest: 41 }, { fits: ['Big'] })).toEqual({ value: 'Big', reason: 'regular' });
  });

  it('follows the girth if its chart matches better by a size or more', () => {
    const result = chooseFit(group, heights, { chest: 41, waist: 41 });
    expect(result).toMatchObject({ chart: big, suggestion: { kind: 'size', sizeIndex: 0 }, fit: { value: 'Big', reason: 'girth' } });
    expect(fitOf(group, heights, { chest: 41, waist: 41, height: 75 })?.reason).toBe('girth');
  });

  it('does not change if the measurements are only between two sizes', () => {
    const wide = buildChart({ chest: [[36, 46]] }, { within: { fit: ['Big'] } });
    const between = { attribute: 'size', charts: [regular, wide] as const };
    expect(fitOf(between, undefined, { chest: 43 })).toEqual({ value: 'Regular', reason: 'regular' });
    expect(fitOf(between, undefined, { chest: 43 }, { isOffered: () => true })?.value).toBe('Regular');
  });

  it('changes its chart if the size is not offered, and not to another fit of the same chart', () => {
    const isOffered = (fit: string | undefined) => fit !== 'Regular';
    expect(fitOf(group, undefined, { chest: 41 }, { isOffered })).toEqual({ value: 'Big', reason: 'girth' });
    expect(fitOf({ ...group, charts: [regular] }, undefined, { chest: 41 }, { isOffered })).toEqual({
      value: 'Regular',
      reason: 'regular',
    });
  });

  it('ignores fits whose charts state none of the measurements', () => {
    const waistOnly = buildChart({ waist: [[40, 42]] }, { within: { fit: ['Big'] } });
    const result = chooseFit({ ...group, charts: [regular, waistOnly] }, undefined, { chest: 60 });
    expect(result).toMatchObject({ suggestion: { kind: 'above' }, fit: { value: 'Regular' } });
    expect(chooseFit(group, heights, { height: 75 })).toBeUndefined();
  });

  it('is chosen by height for a product with fits and one chart for all of them', () => {
    const chartForAllFits = { attribute: 'size', charts: [buildChart({ chest })] as const };
    const fits = ['Regular', 'Tall'];
    expect(fitOf(chartForAllFits, heights, { chest: 41, height: 75 }, { fits })).toEqual({ value: 'Tall', reason: 'height' });
    expect(fitOf(chartForAllFits, heights, { chest: 41, height: 75 }, { fits: ['Regular'] })).toBeUndefined();
    const result = chooseFit(chartForAllFits, heights, { chest: 41, height: 75 });
    expect(Object.keys(result!).sort()).toEqual(['chart', 'suggestion']);
    expect(chooseFit(chartForAllFits, undefined, { chest: 41, height: 75 }, { fits })).not.toHaveProperty('fit');
  });
});

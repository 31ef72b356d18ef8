import { describe, expect, it } from 'vitest';
import { buildChart, buildSizedProduct } from '../testing/chart-builder.ts';
import { chartGroups, chartGroupsFor, missingMeasurements } from './chart-groups.ts';

const chest = {
  chest: [
    [34, 36],
    [38, 40],
  ],
} as const;
const regular = buildChart(chest, { within: { fit: ['Regular'] } });
const big = buildChart({ chest: [[44, 46]], waist: [[40, 42]] }, { within: { fit: ['Big'] } });
const withoutFit = buildChart(chest);
const inseam = buildChart({ 'inside-leg': [[30, 30]] }, { attribute: 'inseam', within: { fit: ['Regular'] } });

describe('the groups of a guide', () => {
  it('contain several charts only if these are for different fits and the same attribute', () => {
    expect(chartGroups([regular, inseam, big])).toEqual([
      { attribute: 'size', charts: [regular, big] },
      { attribute: 'inseam', charts: [inseam] },
    ]);
    for (const charts of [
      [regular, withoutFit],
      [withoutFit, regular],
      [withoutFit, { ...withoutFit }],
    ])
      expect(chartGroups(charts)).toHaveLength(2);
  });

  it('ignore a chart for all fits if a product has charts for single fits', () => {
    const product = buildSizedProduct({ size: ['S', 'M'] });
    expect(chartGroupsFor([regular, withoutFit, big], product)).toEqual([{ attribute: 'size', charts: [regular, big] }]);
    expect(chartGroupsFor([regular], buildSizedProduct({ size: ['9'] }))).toEqual([]);
  });
});

describe('the missing measurements', () => {
  it('are those of groups whose charts state none of the entered ones', () => {
    const groups = chartGroups([regular, big, inseam]);
    expect(missingMeasurements(groups, {})).toEqual(['chest', 'waist', 'inside-leg']);
    expect(missingMeasurements(groups, { waist: 40 })).toEqual(['inside-leg']);
    expect(missingMeasurements(groups, { 'inside-leg': 30 })).toEqual(['chest', 'waist']);
  });

  it('do not include an entered bust, from which the cup is derived', () => {
    const cups = chartGroups([buildChart({ 'bust-beyond-band': [[1, 1]] }, { attribute: 'cup' })]);
    expect(missingMeasurements(cups, {})).toEqual(['bust']);
    expect(missingMeasurements(cups, { bust: 36 })).toEqual([]);
  });
});

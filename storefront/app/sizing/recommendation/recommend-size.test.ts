import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measurements } from '../measurements/units.ts';
import { buildChart, buildSizedProduct } from '../testing/chart-builder.ts';
import { demoCharts, demoGuides, sizeRuns } from '../testing/demo-guides.ts';
import { buildProduct } from '../testing/product-builder.ts';
import { chartGroupsFor, missingMeasurements, requestedMeasurements } from './chart-groups.ts';
import { isWithinCharts, recommendForGuide, recommendForProduct } from './recommend-size.ts';
import { productValueOf } from './sized-product.ts';

const shirts = demoCharts('size-guide-mens-shirts-outerwear');
const pants = demoCharts('size-guide-mens-pants-shorts');
const tops = demoCharts('size-guide-womens-tops-dresses-outerwear');
const bottoms = demoCharts('size-guide-womens-bottoms');

const recommendedSelection = (charts: typeof shirts, run: string, measurements: Measurements, soldOut?: string[]) =>
  recommendForProduct(charts, measurements, buildProduct(run, soldOut))?.selection;

describe('a recommendation without a product', () => {
  it('names a size for each table', () => {
    const recommendations = recommendForGuide(pants, { waist: 34, 'inside-leg': 32 }).map(({ attribute, chart, suggestion }) => [
      attribute,
      chart.sizes[suggestion.sizeIndex]!.name,
    ]);
    expect(recommendations).toEqual([
      ['waist', '34'],
      ['inseam', '32'],
      ['size', 'M'],
    ]);
  });

  it('derives the cup size from bust and band', () => {
    const recommendations = recommendForGuide(demoCharts('size-guide-womens-bras'), { 'under-bust': 31.5, bust: 39 });
    expect(recommendations.map(({ chart, suggestion }) => chart.sizes[suggestion.sizeIndex]!.name)).toEqual(['36', 'C']);
    expect(requestedMeasurements(demoCharts('size-guide-womens-bras'))).toEqual(['bust', 'under-bust']);
  });
});

describe('the cup size', () => {
  const bands = buildChart(
    {
      'under-bust': [
        [30, 32],
        [34, 36],
      ],
    },
    { attribute: 'band', names: ['32', '34'] },
  );
  const cups = buildChart(
    {
      'bust-beyond-band': [
        [1, 1],
        [2, 2],
      ],
    },
    { attribute: 'cup', names: ['A', 'B'] },
  );
  const attributes = (charts: typeof shirts, measurements: Measurements) =>
    recommendForGuide(charts, measurements).map(({ attribute }) => attribute);

  it('needs a bust and a band with a number', () => {
    expect(attributes([bands, cups], { 'under-bust': 35, bust: 36 })).toEqual(['band', 'cup']);
    expect(attributes([bands, cups], { 'under-bust': 35 })).toEqual(['band']);
    const letters = buildChart(
      {
        'under-bust': [
          [30, 32],
          [34, 36],
        ],
      },
      { attribute: 'band' },
    );
    expect(attributes([letters, cups], { 'under-bust': 35, bust: 36 })).toEqual(['band']);
    const waists = buildChart(
      {
        waist: [
          [30, 32],
          [34, 36],
        ],
      },
      { attribute: 'band', names: ['32', '34'] },
    );
    expect(attributes([waists, cups], { waist: 35, bust: 36 })).toEqual(['band']);
    expect(attributes([cups, bands], { 'under-bust': 35 })).toEqual(['band']);
  });
});

describe('the parts of a recommendation', () => {
  const regular = buildChart(
    {
      chest: [
        [36, 38],
        [40, 42],
      ],
    },
    { within: { fit: ['Regular'] } },
  );
  const big = buildChart({ chest: [[36, 46]], waist: [[40, 42]] }, { within: { fit: ['Big'] }, names: ['M'] });
  const sizes = { color: ['Tan'], size: ['S', 'M'] };
  const fits = { ...sizes, fit: ['Regular', 'Big'] };

  it('are within their charts only if every part is', () => {
    const parts = (measurements: Measurements) => recommendForGuide(pants, measurements);
    expect(isWithinCharts(parts({ waist: 34, 'inside-leg': 32 }))).toBe(true);
    expect(isWithinCharts(parts({ waist: 34, 'inside-leg': 50 }))).toBe(false);
    expect(isWithinCharts(parts({ waist: 90, 'inside-leg': 50 }))).toBe(false);
  });

  it('come from the regular chart for a product without fits', () => {
    const recommendation = recommendForProduct([regular, big], { chest: 39 }, buildSizedProduct(sizes));
    expect(recommendation?.parts).toMatchObject([
      { chart: regular, fit: { value: 'Regular', reason: 'regular' }, value: 'M', state: 'available' },
    ]);
    expect(recommendation?.parts[0]).not.toHaveProperty('substitute');
    expect(recommendation?.selection).toEqual({ size: 'M' });
  });

  it('replace the chosen fit, and preserve the other chosen values', () => {
    const chosen = { color: 'Tan', fit: 'Big', size: 'S' };
    expect(recommendForProduct([regular, big], { chest: 39 }, buildSizedProduct(fits), chosen)?.selection).toEqual({
      color: 'Tan',
      fit: 'Regular',
      size: 'M',
    });
    expect(recommendForProduct([regular], { chest: 39 }, buildSizedProduct(sizes), chosen)?.selection).toEqual({ color: 'Tan', size: 'M' });
  });

  it('change the fit only if its size is not offered', () => {
    const product = (notOffered: string[]) => buildSizedProduct(fits, { notOffered });
    expect(recommendForProduct([regular, big], { chest: 39 }, product([]))?.selection.fit).toBe('Regular');
    expect(recommendForProduct([regular, big], { chest: 39 }, product(['Regular/M']))?.selection).toEqual({ fit: 'Big', size: 'M' });
  });

  it('are reported with their size and select nothing outside of the chart', () => {
    const recommendation = recommendForProduct([regular], { chest: 60 }, buildSizedProduct(sizes));
    expect(recommendation?.parts).toMatchObject([
      { attribute: 'size', value: 'M', state: 'available', suggestion: { kind: 'above', sizeIndex: 1 } },
    ]);
    expect(Object.keys(recommendation!.selection)).toEqual([]);
  });

  it('select nothing if the product is sold out', () => {
    const recommendation = recommendForProduct([regular], { chest: 39 }, buildSizedProduct(sizes, { soldOut: ['S', 'M'] }));
    expect(recommendation?.parts).toMatchObject([{ value: 'M', state: 'sold-out' }]);
    expect(Object.keys(recommendation!.selection)).toEqual([]);
  });
});

describe('the recommended fit', () => {
  it('is the regular fit by default', () => {
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 47 })).toEqual({ fit: 'Regular', size: 'XL' });
  });
  it('follows the height', () => {
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 47, height: 75 })).toEqual({ fit: 'Tall', size: 'XL' });
    expect(recommendedSelection(tops, 'womens-alpha-fit', { bust: 36.5, height: 61 })).toEqual({ fit: 'Petite', size: 'M' });
    expect(recommendedSelection(bottoms, 'womens-alpha-fit', { waist: 29.5, height: 70 })).toEqual({ fit: 'Tall', size: 'M' });
  });
  it('follows the girth where the regular fit does not match it', () => {
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 48, waist: 45 })).toEqual({ fit: 'Big', size: 'XL' });
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 60.5 })).toEqual({ fit: 'Big', size: '4XL' });
    expect(recommendedSelection(tops, 'womens-alpha-plus', { bust: 45, waist: 39, hip: 47 })).toEqual({ fit: 'Plus', size: '1X' });
  });
  it('never changes to a fit whose chart does not cover the measurements', () => {
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 41, waist: 30 })).toEqual({ fit: 'Regular', size: 'L' });
    expect(recommendedSelection(shirts, 'mens-alpha-fit', { chest: 41, waist: 43.31, height: 74.8 })).toMatchObject({ fit: 'Tall' });
  });
  it('is not recommended without the measurements for a size, which are listed as missing', () => {
    const product = buildProduct('mens-alpha-fit');
    expect(recommendForProduct(shirts, { height: 70 }, product)).toBeUndefined();
    expect(missingMeasurements(chartGroupsFor(shirts, product), { height: 70 })).toEqual(['chest', 'waist', 'neck']);
    expect(missingMeasurements(chartGroupsFor(shirts, product), { chest: 41 })).toEqual([]);
    const both = buildProduct('mens-waist-inseam');
    expect(missingMeasurements(chartGroupsFor(pants, both), { height: 70 })).toEqual(['waist', 'hip']);
  });
  it('is omitted for a product with one fit', () => {
    const recommendation = recommendForProduct(shirts, { chest: 48, waist: 45, height: 76 }, buildProduct('mens-alpha'));
    expect(recommendation?.selection).toEqual({ size: '2XL' });
  });
});

describe('a recommendation for a product', () => {
  it('combines waist and inseam', () => {
    expect(recommendedSelection(pants, 'mens-waist-inseam', { waist: 34, 'inside-leg': 32 })).toEqual({ waist: '34', inseam: '32' });
  });
  it('names the nearest size if the product does not offer the recommended one', () => {
    const recommendation = recommendForProduct(pants, { waist: 33, 'inside-leg': 30 }, buildProduct('mens-waist-inseam'));
    expect(recommendation?.parts[0]).toMatchObject({
      attribute: 'waist',
      state: 'not-offered',
      value: undefined,
      substitute: { value: '34' },
    });
    expect(recommendation?.selection).toEqual({ waist: '34', inseam: '30' });
    expect(recommendedSelection(pants, 'mens-waist-inseam', { waist: 44, 'inside-leg': 36 })).toEqual({ waist: '44', inseam: '32' });
  });
  it('states that the size is sold out', () => {
    const recommendation = recommendForProduct(shirts, { chest: 39 }, buildProduct('mens-alpha', ['M']));
    expect(recommendation?.parts[0]).toMatchObject({ value: 'M', state: 'sold-out', substitute: { value: 'L' } });
  });
  it('selects nothing if every size is sold out', () => {
    const recommendation = recommendForProduct(
      shirts,
      { chest: 39 },
      buildProduct('mens-alpha', ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']),
    );
    expect(recommendation?.selection).toEqual({});
    expect(recommendation?.parts[0]?.substitute).toBeUndefined();
  });
  it('is undefined if the guide does not cover the product', () => {
    expect(recommendForProduct(shirts, { chest: 39 }, buildProduct('one-size'))).toBeUndefined();
    expect(recommendForProduct(shirts, {}, buildProduct('mens-alpha'))).toBeUndefined();
    expect(recommendForProduct(shirts, { head: 22 }, buildProduct('mens-alpha'))).toBeUndefined();
  });
  it('matches values by the name before a comma or by the table’s value', () => {
    const socks = buildProduct('sock-mens');
    expect(productValueOf(socks, 'size', { values: ['Medium'] })).toBe('Medium, men’s shoe 6–8.5');
    expect(recommendedSelection(demoCharts('size-guide-dog-apparel'), 'dog-collar-size', { neck: 15, chest: 40 })).toEqual({
      size: 'Medium, 14–18 in.',
    });
    expect(recommendedSelection(demoCharts('size-guide-dog-apparel'), 'dog-size', { chest: 20, neck: 25 })).toEqual({
      size: 'Small, 12–22 lb',
    });
  });

  const runs = Object.keys(sizeRuns).filter((run) => sizeRuns[run]!.dimensions.length > 0);
  it('only selects values that the product offers', () => {
    const measurement = fc.double({ min: 4, max: 90, noNaN: true });
    let selections = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...demoGuides.keys()),
        fc.constantFrom(...runs),
        fc.record(
          { chest: measurement, waist: measurement, hip: measurement, height: measurement, bust: measurement, 'foot-length': measurement },
          { requiredKeys: [] },
        ),
        (key, run, measurements) => {
          const product = buildProduct(run);
          const charts = demoCharts(key);
          const recommendation = recommendForProduct(charts, measurements, product);
          for (const [id, value] of Object.entries(recommendation?.selection ?? {})) {
            selections += 1;
            expect(product.valueState(recommendation!.selection, id, value), `${key} ${run} ${id}`).not.toBe('not-offered');
          }
          expect(recommendation?.parts.length ?? 0).toBeLessThanOrEqual(chartGroupsFor(charts, product).length);
        },
      ),
      { numRuns: 400 },
    );
    expect(selections).toBeGreaterThan(0);
  });
});

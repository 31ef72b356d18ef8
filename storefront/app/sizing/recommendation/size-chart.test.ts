import { describe, expect, it } from 'vitest';
import { parseSizeGuide } from '../guide/size-guide.ts';
import { buildChart } from '../testing/chart-builder.ts';
import { buildSizeChart, mergeCharts } from './size-chart.ts';

const chest = { heading: 'Chest', unit: 'inch', measure: 'chest' };
const waist = { heading: 'Waist', unit: 'inch', measure: 'waist' };
const rows = [
  ['S', 34, 36],
  ['M', 38, 40],
];

function chartOf(table: object) {
  const [parsed] = parseSizeGuide({
    tables: [{ columns: [{ heading: 'Size' }, chest, chest], rows, sizes: { attribute: 'size' }, ...table }],
  }).tables;
  return buildSizeChart(parsed!);
}

describe('the size chart of a table', () => {
  it('reads two columns of a measurement as its minimum and maximum, in any order', () => {
    const ranges = [{ chest: [34, 36] }, { chest: [38, 40] }];
    expect(chartOf({})?.sizes.map((size) => size.ranges)).toEqual(ranges);
    const reversed = rows.map(([name, min, max]) => [name, max, min]);
    expect(chartOf({ rows: reversed })?.sizes.map((size) => size.ranges)).toEqual(ranges);
    expect(chartOf({ columns: [{}, chest, { heading: 'Collar', unit: 'inch' }] })?.sizes[0]?.ranges).toEqual({ chest: [34, 34] });
  });

  it('states a measurement that any size states, and is for adults by default', () => {
    const columns = [{ heading: 'Size' }, waist, chest];
    const chart = chartOf({
      columns,
      rows: [
        ['S', 28],
        ['M', 30, 38],
      ],
    });
    expect(chart).toMatchObject({ measurements: ['chest', 'waist'], wearer: 'adult', sizes: [{ ranges: { waist: [28, 28] } }, {}] });
    expect(chart?.sizes[0]?.ranges).not.toHaveProperty('chest');
  });

  it('names a size by its first named column, and has the values of all of them', () => {
    const sizes = { attribute: 'size', columns: [0, 1] };
    const columns = [{ heading: 'Size' }, { heading: 'Number' }, chest];
    expect(
      chartOf({
        sizes,
        columns,
        rows: [
          ['S', '36', 34],
          ['M', 38, 38],
        ],
      })?.sizes,
    ).toMatchObject([
      { name: 'S', values: ['S', '36'] },
      { name: 'M', values: ['M'] },
    ]);
  });

  it('is undefined if a size has no name, two sizes have the same name, or one of several measurements descends', () => {
    expect(chartOf({ rows: [...rows, [null, 42, 44]] })).toBeUndefined();
    expect(chartOf({ rows: [...rows, ['S', 42, 44]] })).toBeUndefined();
    const columns = [{ heading: 'Size' }, chest, waist];
    expect(
      chartOf({
        columns,
        rows: [
          ['S', 34, 30],
          ['M', 38, 28],
        ],
      }),
    ).toBeUndefined();
    expect(
      chartOf({
        columns,
        rows: [
          ['S', 34, 30],
          ['M', 38, 32],
        ],
      }),
    ).toBeDefined();
  });

  it('has a deciding measurement only if it states that measurement', () => {
    expect(chartOf({ sizes: { attribute: 'size', decides: 'chest' } })?.decides).toBe('chest');
    expect(chartOf({ sizes: { attribute: 'size', decides: 'waist' } })?.decides).toBeUndefined();
  });
});

describe('merged charts', () => {
  const small = buildChart(
    {
      chest: [
        [20, 22],
        [24, 26],
      ],
      waist: [
        [18, 20],
        [30, 40],
      ],
    },
    { names: ['2T', '3T'] },
  );
  const large = buildChart({ chest: [[26, 28]], waist: [[22, 24]] }, { names: ['S'] });

  it('omit a measurement whose upper bounds descend', () => {
    expect(mergeCharts([small, large])).toMatchObject({ measurements: ['chest'], sizes: [{ name: '2T' }, { name: '3T' }, { name: 'S' }] });
  });

  it('are the chart itself if there is only one', () => {
    expect(mergeCharts([small])).toBe(small);
  });
});

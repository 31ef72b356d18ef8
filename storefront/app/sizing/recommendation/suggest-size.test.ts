import { type BodyMeasurement, bodyMeasurements } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLength, parseWeight } from '../measurements/parse-measurement.ts';
import type { Measurements } from '../measurements/units.ts';
import { buildChart } from '../testing/chart-builder.ts';
import { allDemoCharts, demoCharts } from '../testing/demo-guides.ts';
import type { Range } from './measurement-position.ts';
import { mergeCharts, type SizeChart } from './size-chart.ts';
import { bodyForSize, isWithin, misfit, suggestSize } from './suggest-size.ts';

const ranges = (count: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 })), { minLength: count, maxLength: count })
    .map((steps) => {
      let end = 40;
      return steps.map(([width, gap]): Range => {
        const min = end + gap;
        end = min + width;
        return [min / 4, end / 4];
      });
    });
const measurementSets = fc.uniqueArray(fc.constantFrom<BodyMeasurement>(...bodyMeasurements), { minLength: 1, maxLength: 4 });

const anyChart: fc.Arbitrary<SizeChart> = fc.tuple(measurementSets, fc.integer({ min: 1, max: 8 })).chain(([measurements, count]) =>
  fc
    .record({
      columns: fc.tuple(...measurements.map(() => ranges(count))),
      decides: fc.option(fc.constantFrom(...measurements), { nil: undefined }),
    })
    .map(
      ({ columns, decides }): SizeChart => ({
        caption: 'Any',
        attribute: 'size',
        within: {},
        wearer: 'adult',
        decides,
        measurements,
        sizes: Array.from({ length: count }, (_, index) => ({
          name: `${index}`,
          values: [`${index}`],
          ranges: Object.fromEntries(measurements.map((measurement, column) => [measurement, columns[column]![index]!])),
        })),
      }),
    ),
);
const chart = fc.oneof(fc.constantFrom(...allDemoCharts), anyChart);

const measurementsFor = ({ measurements, sizes }: SizeChart): fc.Arbitrary<Measurements> =>
  fc.record(
    Object.fromEntries(
      measurements.map((measurement) => {
        const stated = sizes.flatMap((size) => size.ranges[measurement] ?? []);
        const [min, max] = [Math.min(...stated), Math.max(...stated)];
        return [measurement, fc.double({ min: min * 0.6, max: max * 1.5, noNaN: true })];
      }),
    ),
    { requiredKeys: [] },
  );
const chartAndMeasurements = chart.chain((sizeChart) => fc.tuple(fc.constant(sizeChart), measurementsFor(sizeChart)));

const rank = (sizeChart: SizeChart, measurements: Measurements): number => {
  const suggestion = suggestSize(sizeChart, measurements);
  if (!suggestion) return Number.NaN;
  return suggestion.kind === 'below' ? -1 : suggestion.kind === 'above' ? sizeChart.sizes.length : suggestion.sizeIndex;
};

describe('a suggested size', () => {
  it('never gets smaller for a larger measurement', () => {
    fc.assert(
      fc.property(
        chartAndMeasurements,
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.nat(),
        ([sizeChart, measurements], increase, seed) => {
          const presentMeasurements = sizeChart.measurements.filter((measurement) => measurements[measurement] !== undefined);
          fc.pre(presentMeasurements.length > 0);
          const measurement = presentMeasurements[seed % presentMeasurements.length]!;
          expect(rank(sizeChart, { ...measurements, [measurement]: measurements[measurement]! + increase })).toBeGreaterThanOrEqual(
            rank(sizeChart, measurements),
          );
        },
      ),
    );
  });

  it('is the size whose typical body has the measurements', () => {
    for (const sizeChart of allDemoCharts)
      for (const [sizeIndex, size] of sizeChart.sizes.entries())
        expect(suggestSize(sizeChart, bodyForSize(sizeChart, sizeIndex)), `${sizeChart.caption} ${size.name}`).toMatchObject({
          kind: 'size',
          sizeIndex,
        });
    fc.assert(
      fc.property(anyChart, fc.nat(), (sizeChart, seed) => {
        const index = seed % sizeChart.sizes.length;
        expect(suggestSize(sizeChart, bodyForSize(sizeChart, index))).toMatchObject({ kind: 'size', sizeIndex: index });
      }),
    );
  });

  it('is the same in metric and imperial units', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allDemoCharts), fc.nat(), fc.integer({ min: 100, max: 3000 }), (sizeChart, seed, tenths) => {
        const measurement = sizeChart.measurements[seed % sizeChart.measurements.length]!;
        const metric = `${tenths / 10}`;
        const [parsed, expected] =
          measurement === 'weight'
            ? [parseWeight(metric, 'kilogram'), { ok: true, pounds: Math.round((tenths / 10 / 0.45359237) * 100) / 100 }]
            : [parseLength(metric, 'centimeter'), { ok: true, inches: Math.round((tenths / 10 / 2.54) * 100) / 100 }];
        expect(parsed).toEqual(expected);
      }),
    );
  });

  it('assigns the rounded centimeters of a table to a size, not between two sizes', () => {
    for (const sizeChart of allDemoCharts)
      for (const measurement of sizeChart.measurements.filter((candidate) => candidate !== 'weight'))
        for (const bound of sizeChart.sizes.flatMap(({ ranges: stated }) => stated[measurement] ?? [])) {
          const amount = Math.round(bound * 25.4) / 25.4;
          expect(
            suggestSize({ ...sizeChart, decides: undefined }, { [measurement]: amount })?.decidedBy.position.kind,
            `${sizeChart.caption} ${measurement} ${bound}`,
          ).toBe('in');
        }
  });

  it('exists only if the chart states one of the measurements', () => {
    fc.assert(
      fc.property(chartAndMeasurements, ([sizeChart, measurements]) => {
        const suggestion = suggestSize(sizeChart, measurements);
        expect(suggestion === undefined).toBe(sizeChart.measurements.every((measurement) => measurements[measurement] === undefined));
        if (suggestion) expect(sizeChart.sizes[suggestion.sizeIndex]).toBeDefined();
        if (suggestion?.alternative) expect(suggestion.alternative.sizeIndex).not.toBe(suggestion.sizeIndex);
      }),
    );
  });
});

describe('the suggested size of a men’s shirt', () => {
  const [regular] = demoCharts('size-guide-mens-shirts-outerwear');
  const suggestNames = (measurements: Measurements) => {
    const { kind, sizeIndex, alternative } = suggestSize(regular!, measurements)!;
    return [kind, regular!.sizes[sizeIndex]!.name, alternative && regular!.sizes[alternative.sizeIndex]!.name, alternative?.reason];
  };
  it('is the larger of two sizes for a measurement between them, with the smaller as the alternative', () => {
    expect(suggestNames({ chest: 41 })).toEqual(['size', 'L', 'M', 'between']);
    expect(suggestNames({ chest: 39 })).toEqual(['size', 'M', undefined, undefined]);
  });
  it('is the larger one of two disagreeing measurements, with the other as the alternative', () => {
    expect(suggestNames({ chest: 39, waist: 37 })).toEqual(['size', 'L', 'M', 'disagree']);
  });
  it('does not change if the measurement is rounded to centimeters: 102 cm are 40 in', () => {
    expect(suggestNames({ chest: 102 / 2.54 })).toEqual(['size', 'M', undefined, undefined]);
  });
  it('is marked if a measurement is below the smallest or above the largest size', () => {
    expect(suggestNames({ chest: 30 }).slice(0, 2)).toEqual(['below', 'S']);
    expect(suggestNames({ chest: 64 }).slice(0, 2)).toEqual(['above', '4XL']);
  });
});

it('the size of gloves is decided by the measurement that the guide names', () => {
  const [gloves] = demoCharts('size-guide-mens-gloves');
  const { sizeIndex, alternative } = suggestSize(gloves!, { 'hand-around': 8.25, 'hand-length': 8 })!;
  expect([gloves!.sizes[sizeIndex]!.name, gloves!.sizes[alternative!.sizeIndex]!.name]).toEqual(['M', 'XL']);
});

describe('the size of disagreeing measurements', () => {
  const columns = {
    chest: [
      [36, 38],
      [40, 42],
    ],
    waist: [
      [30, 32],
      [34, 36],
    ],
  } as const;
  const clothes = buildChart(columns);
  const suggested = (measurements: Measurements, overrides: Partial<SizeChart> = {}) => {
    const { kind, sizeIndex, decidedBy, alternative } = suggestSize({ ...clothes, ...overrides }, measurements)!;
    return [kind, sizeIndex, decidedBy.measurement, alternative?.measurement];
  };
  const reversed = { measurements: [...clothes.measurements].reverse() };

  it('is above the chart if one measurement is, and below only if all are', () => {
    for (const order of [{}, reversed]) {
      expect(suggested({ chest: 50, waist: 35 }, order)).toEqual(['above', 1, 'chest', undefined]);
      expect(suggested({ chest: 41, waist: 50 }, order)).toEqual(['above', 1, 'waist', undefined]);
      expect(suggested({ chest: 30, waist: 31 }, order)).toEqual(['size', 0, 'waist', undefined]);
      expect(suggested({ chest: 37, waist: 20 }, order)).toEqual(['size', 0, 'chest', undefined]);
      expect(suggested({ chest: 30, waist: 20 }, order)[0]).toBe('below');
    }
  });

  it('is decided by the first of two measurements that need the same size', () => {
    expect(suggested({ chest: 37, waist: 31 })[2]).toBe('chest');
    expect(suggested({ chest: 37, waist: 31 }, reversed)[2]).toBe('waist');
  });

  it('has the distance between the sizes as its misfit, plus a half if a measurement is between two sizes', () => {
    const misfitOf = (measurements: Measurements) => misfit(suggestSize(clothes, measurements)!);
    expect(misfitOf({ chest: 37, waist: 31 })).toBe(0);
    expect(misfitOf({ chest: 37, waist: 35 })).toBe(1);
    expect(misfitOf({ chest: 39 })).toBe(0.5);
    expect(misfitOf({ chest: 39, waist: 31 })).toBe(1.5);
    expect(misfitOf({ chest: 37, waist: 20 })).toBe(0.5);
    expect([misfitOf({ chest: 20 }), misfitOf({ chest: 60, waist: 31 })]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('is within the chart if each measurement is in a size or between two', () => {
    const within = (measurements: Measurements) => isWithin(suggestSize(clothes, measurements)!);
    expect([within({ chest: 39, waist: 31 }), within({ chest: 37, waist: 20 }), within({ chest: 60 })]).toEqual([true, false, false]);
  });

  it('has no typical body beyond the chart', () => {
    expect([bodyForSize(clothes, 1), bodyForSize(clothes, 2)]).toEqual([{ chest: 41, waist: 35 }, {}]);
  });
});

describe('merged charts', () => {
  it('ascend from 12M to XL', () => {
    const [toddlers, letters] = demoCharts('size-guide-kids-clothing');
    const both = mergeCharts([toddlers!, letters!]);
    expect(both.sizes.map(({ name }) => name).join(' ')).toBe('12M 18M 2T 3T 4T 5T XS S M L XL');
    expect(both.measurements).toEqual(['height', 'chest', 'waist', 'weight']);
    expect(both.sizes[suggestSize(both, { height: 43 })!.sizeIndex]!.name).toBe('5T');
    expect(both.sizes[suggestSize(both, { height: 44.5 })!.sizeIndex]!.name).toBe('XS');
  });
});

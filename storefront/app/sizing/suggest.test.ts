import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BodyMeasure, bodyMeasures, type Measured } from './body-measures.ts';
import type { Range } from './place.ts';
import { readLength, readWeight } from './read-measure.ts';
import { type Scale, unionOf } from './scale.ts';
import { bodyOf, suggest } from './suggest.ts';
import { allDemoScales, demoScales } from './testing/demo-guides.ts';

/** Ranges that go up, with gaps or without, as a table states them. */
const ranges = (count: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 })), { minLength: count, maxLength: count })
    .map((steps) => {
      let end = 40;
      return steps.map(([width, gap]): Range => {
        const least = end + gap;
        end = least + width;
        return [least / 4, end / 4];
      });
    });
const measureSet = fc.uniqueArray(fc.constantFrom<BodyMeasure>(...bodyMeasures), { minLength: 1, maxLength: 4 });

const anyScale: fc.Arbitrary<Scale> = fc.tuple(measureSet, fc.integer({ min: 1, max: 8 })).chain(([measures, count]) =>
  fc
    .record({
      columns: fc.tuple(...measures.map(() => ranges(count))),
      decides: fc.option(fc.constantFrom(...measures), { nil: undefined }),
    })
    .map(
      ({ columns, decides }): Scale => ({
        caption: 'Any',
        attribute: 'size',
        within: {},
        wearer: 'adult',
        decides,
        measures,
        sizes: Array.from({ length: count }, (_, at) => ({
          name: `${at}`,
          values: [`${at}`],
          ranges: Object.fromEntries(measures.map((measure, column) => [measure, columns[column]![at]!])),
        })),
      }),
    ),
);
const scale = fc.oneof(fc.constantFrom(...allDemoScales), anyScale);

/** Measures that lie about where the scale's do, some of them left out. */
const measuredFor = ({ measures, sizes }: Scale): fc.Arbitrary<Measured> =>
  fc.record(
    Object.fromEntries(
      measures.map((measure) => {
        const stated = sizes.flatMap((size) => size.ranges[measure] ?? []);
        const [least, most] = [Math.min(...stated), Math.max(...stated)];
        return [measure, fc.double({ min: least * 0.6, max: most * 1.5, noNaN: true })];
      }),
    ),
    { requiredKeys: [] },
  );
const scaleAndMeasured = scale.chain((one) => fc.tuple(fc.constant(one), measuredFor(one)));

/** Where a suggestion stands among all: below the smallest, a size, above the largest. */
const rank = (one: Scale, measured: Measured): number => {
  const found = suggest(one, measured);
  if (!found) return Number.NaN;
  return found.is === 'below' ? -1 : found.is === 'above' ? one.sizes.length : found.at;
};

describe('a suggested size', () => {
  it('a bigger measure never gives a smaller size', () => {
    fc.assert(
      fc.property(scaleAndMeasured, fc.double({ min: 0, max: 30, noNaN: true }), fc.nat(), ([one, measured], more, pick) => {
        const given = one.measures.filter((measure) => measured[measure] !== undefined);
        const measure = given[pick % Math.max(given.length, 1)];
        if (!measure) return;
        expect(rank(one, { ...measured, [measure]: measured[measure]! + more })).toBeGreaterThanOrEqual(rank(one, measured));
      }),
    );
  });

  it('each size of each table is the one for the body that it is made for', () => {
    for (const one of allDemoScales)
      for (const [at, size] of one.sizes.entries())
        expect(suggest(one, bodyOf(one, at)), `${one.caption} ${size.name}`).toMatchObject({ is: 'size', at });
    fc.assert(
      fc.property(anyScale, fc.nat(), (one, pick) => {
        const at = pick % one.sizes.length;
        expect(suggest(one, bodyOf(one, at))).toMatchObject({ is: 'size', at });
      }),
    );
  });

  it('is the same in centimeters as in inches, in kilograms as in pounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allDemoScales), fc.nat(), fc.integer({ min: 100, max: 3000 }), (one, pick, tenths) => {
        const measure = one.measures[pick % one.measures.length]!;
        const metric = `${tenths / 10}`;
        const [typed, worked] =
          measure === 'weight'
            ? [readWeight(metric, 'kilogram'), { ok: true, pounds: Math.round((tenths / 10 / 0.45359237) * 100) / 100 }]
            : [readLength(metric, 'centimetre'), { ok: true, inches: Math.round((tenths / 10 / 2.54) * 100) / 100 }];
        if (typed.ok) expect(typed).toEqual(worked);
      }),
    );
  });

  it('what a table shows in centimeters is in a size, not between two', () => {
    for (const one of allDemoScales)
      for (const measure of one.measures.filter((each) => each !== 'weight'))
        for (const shown of one.sizes.flatMap(({ ranges: stated }) => stated[measure] ?? [])) {
          const amount = Math.round(shown * 25.4) / 25.4;
          expect(suggest({ ...one, decides: undefined }, { [measure]: amount })?.by.place.is, `${one.caption} ${measure} ${shown}`).toBe(
            'in',
          );
        }
  });

  it('is only ever given where it goes with something that was measured', () => {
    fc.assert(
      fc.property(scaleAndMeasured, ([one, measured]) => {
        const found = suggest(one, measured);
        expect(found === undefined).toBe(one.measures.every((measure) => measured[measure] === undefined));
        if (found) expect(one.sizes[found.at]).toBeDefined();
        if (found?.second) expect(found.second.at).not.toBe(found.at);
      }),
    );
  });
});

describe('between sizes of the men’s shirts', () => {
  const [regular] = demoScales('size-guide-mens-shirts-outerwear');
  const found = (measured: Measured) => {
    const { is, at, second } = suggest(regular!, measured)!;
    return [is, regular!.sizes[at]!.name, second && regular!.sizes[second.at]!.name, second?.because];
  };
  it('the larger is taken, and the smaller is the other one', () => {
    expect(found({ chest: 41 })).toEqual(['size', 'L', 'M', 'between']);
    expect(found({ chest: 39 })).toEqual(['size', 'M', undefined, undefined]);
  });
  it('of two that disagree the larger need decides, and the other one is told', () => {
    expect(found({ chest: 39, waist: 37 })).toEqual(['size', 'L', 'M', 'disagree']);
  });
  it('a centimeter’s rounding changes nothing: 102 cm are 40 in', () => {
    expect(found({ chest: 102 / 2.54 })).toEqual(['size', 'M', undefined, undefined]);
  });
  it('below the smallest and above the largest is said', () => {
    expect(found({ chest: 30 }).slice(0, 2)).toEqual(['below', 'S']);
    expect(found({ chest: 64 }).slice(0, 2)).toEqual(['above', '4XL']);
  });
  it('of a hand the knuckles decide, as the guide says', () => {
    const [gloves] = demoScales('size-guide-mens-gloves');
    const { at, second } = suggest(gloves!, { 'hand-around': 8.25, 'hand-length': 8 })!;
    expect([gloves!.sizes[at]!.name, gloves!.sizes[second!.at]!.name]).toEqual(['M', 'XL']);
  });
});

describe('sizes of two tables', () => {
  it('go up from 12M to XL as one', () => {
    const [toddlers, letters] = demoScales('size-guide-kids-clothing');
    const both = unionOf([toddlers!, letters!]);
    expect(both.sizes.map(({ name }) => name).join(' ')).toBe('12M 18M 2T 3T 4T 5T XS S M L XL');
    expect(both.measures).toEqual(['height', 'chest', 'waist', 'weight']);
    expect(both.sizes[suggest(both, { height: 43 })!.at]!.name).toBe('5T');
    expect(both.sizes[suggest(both, { height: 44.5 })!.at]!.name).toBe('XS');
  });
});

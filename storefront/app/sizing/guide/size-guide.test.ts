import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeChartsOf } from '../recommendation/size-chart.ts';
import { bodyForSize, suggestSize } from '../recommendation/suggest-size.ts';
import { demoCharts, demoGuides } from '../testing/demo-guides.ts';
import { parseSizeGuide } from './size-guide.ts';

const column = { heading: 'Chest', unit: 'inch', measure: 'chest' };
const table = (overrides: object = {}) => ({
  caption: 'Shirts',
  columns: [{ heading: 'Size' }, column],
  rows: [
    ['S', [34, 36]],
    ['M', [38, 40]],
  ],
  sizes: { attribute: 'size' },
  ...overrides,
});
const charts = (tableFields: unknown) => sizeChartsOf(parseSizeGuide({ tables: [tableFields] }));

describe('a size guide', () => {
  it('SIZE-002 SIZE-003 SIZE-004 has tables that yield recommendations, whatever its kind', () => {
    expect(demoGuides.size).toBe(19);
    for (const [key, { tables }] of demoGuides) {
      const relevantCharts = tables.filter(({ sizes, columns }) => sizes && columns.some(({ measurement }) => measurement));
      expect(demoCharts(key).length, key).toBe(relevantCharts.length);
      expect(relevantCharts.length, key).toBeGreaterThan(0);
    }
  });

  it('parses the attribute and the wearer of a table', () => {
    const [chart] = charts(
      table({ sizes: { attribute: 'size', within: { fit: 'Tall' }, values: ['Small', 'Medium'], wearer: 'kid', decides: 'chest' } }),
    );
    expect(chart).toMatchObject({
      within: { fit: ['Tall'] },
      wearer: 'kid',
      decides: 'chest',
      sizes: [{ name: 'S', values: ['Small'], ranges: { chest: [34, 36] } }, { values: ['Medium'] }],
    });
  });

  it('is still displayed without the fields that the finder needs', () => {
    const tableWithoutKeys = table({ sizes: undefined, columns: [{ heading: 'Size' }, { heading: 'Chest', unit: 'inch' }] });
    expect(parseSizeGuide({ tables: [tableWithoutKeys] }).tables).toHaveLength(1);
    expect(charts(tableWithoutKeys)).toEqual([]);
  });

  it.each([
    ['a row without a name', table({ rows: [[null, [34, 36]]] })],
    [
      'descending sizes',
      table({
        rows: [
          ['M', [38, 40]],
          ['S', [34, 36]],
        ],
      }),
    ],
    [
      'a duplicate size',
      table({
        rows: [
          ['S', [34, 36]],
          ['S', [38, 40]],
        ],
      }),
    ],
    ['a missing column of names', table({ sizes: { attribute: 'size', columns: [4] } })],
    ['values for other rows', table({ sizes: { attribute: 'size', values: ['S'] } })],
    ['a measurement in the wrong unit', table({ columns: [{ heading: 'Size' }, { ...column, unit: 'pound' }] })],
    ['an unknown measurement', table({ columns: [{ heading: 'Size' }, { ...column, measure: 'mood' }] })],
    ['no attribute', table({ sizes: {} })],
  ])('ERROR-018 with %s is displayed, but yields no recommendation', (_, invalid) => {
    expect(charts(invalid)).toEqual([]);
    expect(parseSizeGuide({ tables: [invalid] }).tables).toHaveLength(1);
  });

  it.each([[['Size', 1]], [[1.5]], [[-1]], [[0, 4]], [[0, 2]], ['0']])(
    'ERROR-018 ignores the invalid columns %j of a table’s sizes',
    (columns) => {
      const [parsed] = parseSizeGuide({ tables: [table({ sizes: { attribute: 'size', columns } })] }).tables;
      expect(parsed?.sizes).toEqual(Array.isArray(columns) ? undefined : { attribute: 'size', within: {} });
    },
  );

  it('accepts only valid columns, values and fits of a table', () => {
    const sizesOf = (sizes: object) => parseSizeGuide({ tables: [table({ sizes: { attribute: 'size', ...sizes } })] }).tables[0]?.sizes;
    expect(sizesOf({ columns: [1, 0], values: ['Small', 'Medium'] })).toEqual({
      attribute: 'size',
      within: {},
      columns: [1, 0],
      values: ['Small', 'Medium'],
    });
    expect(sizesOf({ columns: [] })).toEqual({ attribute: 'size', within: {} });
    for (const values of [
      ['Small', ''],
      ['Small', 5],
    ]) {
      expect(sizesOf({ values })).toBeUndefined();
    }
    expect(sizesOf({ within: { fit: ['Tall', '', 5], color: [''], length: 7, inseam: 'Long' } })?.within).toEqual({
      fit: ['Tall'],
      inseam: ['Long'],
    });
    expect(sizesOf({ wearer: 'cat', decides: 'mood' })).toEqual({ attribute: 'size', within: {} });
  });

  it('has the texts, units and images of its content', () => {
    const image = { image: '/i/guide/tape', alt: 'A tape measure' };
    const guide = parseSizeGuide({
      title: 'Shirts',
      content: { richText: 'Measure twice.', image },
      tables: [table({ note: 'In inches.', columns: [{ heading: 'Size' }, column, { unit: 'pound' }, { unit: 'mile' }] })],
      cardsGroups: [
        { heading: 'More', cards: [{ heading: 'Pants', text: 'Both legs.', image, ctaLink: '/pants' }, { text: 'Without a heading' }] },
        { heading: 'Nothing', cards: [{ text: 'Without a heading' }] },
      ],
    });
    const expectedImage = {
      link: '/i/guide/tape',
      alt: 'A tape measure',
      version: undefined,
      background: undefined,
      focalPoint: undefined,
    };
    expect(guide).toMatchObject({ title: 'Shirts', tips: 'Measure twice.', image: expectedImage });
    expect(guide.tables).toMatchObject([{ caption: 'Shirts', note: 'In inches.' }]);
    expect(guide.tables[0]?.columns).toEqual([
      { heading: 'Size', unit: undefined, measurement: undefined },
      { heading: 'Chest', unit: 'inch', measurement: 'chest' },
      { heading: undefined, unit: 'pound', measurement: undefined },
      { heading: undefined, unit: undefined, measurement: undefined },
    ]);
    expect(guide.cardsGroups).toEqual([
      { heading: 'More', cards: [{ heading: 'Pants', text: 'Both legs.', image: expectedImage, to: '/pants' }] },
    ]);
  });

  it('has no table without columns or rows', () => {
    for (const invalid of [table({ columns: [] }), table({ rows: [] }), table({ rows: 'none' }), table({ rows: ['S'] })]) {
      expect(parseSizeGuide({ tables: [invalid] }).tables).toEqual([]);
    }
  });

  it('ignores a size without a cell for the measurement', () => {
    const [chart] = charts(table({ rows: [['S', [34, 36]], ['M'], ['L', [42, 44]]] }));
    expect(suggestSize(chart!, { chest: 39 })).toMatchObject({ kind: 'size', sizeIndex: 2, alternative: { sizeIndex: 0 } });
  });

  it('ERROR-018 is parsed whatever its fields contain, and recommends only its own sizes', () => {
    const anyValue = fc.anything({ maxDepth: 2 });
    const name = fc.constantFrom(
      'caption',
      'columns',
      'rows',
      'sizes',
      'heading',
      'unit',
      'measure',
      'attribute',
      'within',
      'cards',
      'richText',
    );
    const group = fc.dictionary(name, fc.oneof(anyValue, fc.array(anyValue), fc.dictionary(name, anyValue)));
    const invalid = fc.record({
      columns: fc.oneof(anyValue, fc.array(fc.oneof(fc.constant(column), group))),
      rows: fc.oneof(anyValue, fc.array(fc.array(fc.oneof(anyValue, fc.nat(), fc.tuple(fc.nat(), fc.nat()))))),
      sizes: fc.oneof(anyValue, fc.constant({ attribute: 'size' }), group),
    });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('title', 'content', 'tables', 'cardsGroups'),
          fc.oneof(anyValue, group, fc.array(fc.oneof(group, invalid))),
        ),
        (fields) => {
          for (const chart of sizeChartsOf(parseSizeGuide(fields)))
            for (const index of chart.sizes.keys())
              expect(suggestSize(chart, bodyForSize(chart, index))?.sizeIndex ?? 0).toBeLessThan(chart.sizes.length);
        },
      ),
    );
  });
});

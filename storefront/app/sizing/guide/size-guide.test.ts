import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeChartsOf } from '../recommendation/size-chart.ts';
import { bodyForSize, suggestSize } from '../recommendation/suggest-size.ts';
import { demoCharts, demoGuides } from '../testing/demo-guides.ts';
import { parseSizeGuide } from './size-guide.ts';

const column = { heading: 'Chest', unit: 'inch', measure: 'chest' };
const table = (more: object = {}) => ({
  caption: 'Shirts',
  columns: [{ heading: 'Size' }, column],
  rows: [
    ['S', [34, 36]],
    ['M', [38, 40]],
  ],
  sizes: { attribute: 'size' },
  ...more,
});
const charts = (one: unknown) => sizeChartsOf(parseSizeGuide({ tables: [one] }));

describe('a size guide', () => {
  it('SIZE-002 SIZE-003 SIZE-004 of every kind has tables that yield recommendations', () => {
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

  it('is still displayed without the keys that the finder needs', () => {
    const plain = table({ sizes: undefined, columns: [{ heading: 'Size' }, { heading: 'Chest', unit: 'inch' }] });
    expect(parseSizeGuide({ tables: [plain] }).tables).toHaveLength(1);
    expect(charts(plain)).toEqual([]);
  });

  it.each([
    ['a row that lacks its name', table({ rows: [[null, [34, 36]]] })],
    [
      'sizes that go down',
      table({
        rows: [
          ['M', [38, 40]],
          ['S', [34, 36]],
        ],
      }),
    ],
    [
      'a size that stands there twice',
      table({
        rows: [
          ['S', [34, 36]],
          ['S', [38, 40]],
        ],
      }),
    ],
    ['a column of names that is not there', table({ sizes: { attribute: 'size', columns: [4] } })],
    ['values for other rows', table({ sizes: { attribute: 'size', values: ['S'] } })],
    ['a measure in the wrong unit', table({ columns: [{ heading: 'Size' }, { ...column, unit: 'pound' }] })],
    ['a measure that nobody knows', table({ columns: [{ heading: 'Size' }, { ...column, measure: 'mood' }] })],
    ['no attribute', table({ sizes: {} })],
  ])('ERROR-018 with %s is displayed, but yields no recommendation', (_, broken) => {
    expect(charts(broken)).toEqual([]);
    expect(parseSizeGuide({ tables: [broken] }).tables).toHaveLength(1);
  });

  it('skips a size with a missing cell for that measurement', () => {
    const [chart] = charts(table({ rows: [['S', [34, 36]], ['M'], ['L', [42, 44]]] }));
    expect(suggestSize(chart!, { chest: 39 })).toMatchObject({ is: 'size', at: 2, alternative: { at: 0 } });
  });

  it('ERROR-018 is parsed whatever its fields hold, and recommends only sizes of its own', () => {
    const odd = fc.anything({ maxDepth: 2 });
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
    const group = fc.dictionary(name, fc.oneof(odd, fc.array(odd), fc.dictionary(name, odd)));
    const broken = fc.record({
      columns: fc.oneof(odd, fc.array(fc.oneof(fc.constant(column), group))),
      rows: fc.oneof(odd, fc.array(fc.array(fc.oneof(odd, fc.nat(), fc.tuple(fc.nat(), fc.nat()))))),
      sizes: fc.oneof(odd, fc.constant({ attribute: 'size' }), group),
    });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('title', 'content', 'tables', 'cardsGroups'),
          fc.oneof(odd, group, fc.array(fc.oneof(group, broken))),
        ),
        (fields) => {
          for (const chart of sizeChartsOf(parseSizeGuide(fields)))
            for (const at of chart.sizes.keys())
              expect(suggestSize(chart, bodyForSize(chart, at))?.at ?? 0).toBeLessThan(chart.sizes.length);
        },
      ),
    );
  });
});

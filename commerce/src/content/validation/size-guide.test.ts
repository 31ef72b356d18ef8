import { describe, expect, it } from 'vitest';
import { contentOrThrow } from './invalid-content.ts';
import { validateContent } from './validate-content.ts';

const validated = (schema: string, body: unknown) => contentOrThrow(validateContent(schema, body));

const guide = {
  seo: { title: 'Gloves', metaDescription: 'Hand sizes.' },
  title: 'Gloves',
  content: { richText: '<p onclick="steal()">Around the knuckles.</p>' },
  tables: [{ caption: 'Gloves', columns: [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch' }], rows: [['M', [8, 8.5]]] }],
};

describe('a size guide', () => {
  it('SIZE-006 has a title, content, tables and groups of cards', () => {
    const stored = validated('size-guide', {
      ...guide,
      cardsGroups: [{ heading: 'Shop', cards: [{ heading: 'Gloves', ctaLink: '/gear/gloves' }] }],
    });
    expect(stored.content).toEqual({ richText: '<p>Around the knuckles.</p>' });
    expect(stored.tables).toEqual(guide.tables);
  });

  it('is rejected if a row has not one cell per column, with the path of the rows', () => {
    const [table] = guide.tables;
    const invalid = { ...guide, tables: [{ ...table, rows: [['M']] }] };
    expect(() => validated('size-guide', invalid)).toThrow('Every row has a cell for each column (at $.tables[0].rows)');
  });

  it('SIZE-006 may have a figure, measurements of columns and sizes of rows', () => {
    const image = { image: '/i/ridge/measure-hand', alt: 'A hand' };
    const [table] = guide.tables;
    const columns = [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch', measure: 'hand-around' }];
    const sizes = { attribute: 'size', within: { fit: ['Regular', 'Tall'] }, decides: 'hand-around', wearer: 'adult' };
    const stored = validated('size-guide', {
      ...guide,
      content: { ...guide.content, image },
      tables: [{ ...table, columns, sizes }],
    });
    expect(stored.content).toMatchObject({ image });
    expect(stored.tables).toMatchObject([{ columns, sizes }]);
  });

  const hand = (rows: unknown[], sizes: object = {}, overrides: object = {}) => ({
    ...guide,
    tables: [
      {
        caption: 'Gloves',
        columns: [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch', measure: 'hand-around', ...overrides }],
        rows,
        sizes: { attribute: 'size', ...sizes },
      },
    ],
  });
  const rows = [
    ['S', [7, 7.5]],
    ['M', [8, 8.5]],
  ];
  it.each([
    ['decreasing measurements', hand([...rows].reverse()), 'must increase from row to row (at $.tables[0].rows[1][1])'],
    ['repeated measurements', hand([...rows, ['L', [8, 8.5]]]), 'must increase from row to row (at $.tables[0].rows[2][1])'],
    ['a range in reverse order', hand([['S', [7.5, 7]]]), 'The minimum must come before the maximum (at $.tables[0].rows[0][1])'],
    ['a duplicate size', hand([rows[0]!, ['S', [8, 8.5]]]), 'Another row has the same size (at $.tables[0].rows[1])'],
    ['a size that is not a text', hand([[7, [7, 7.5]]]), 'The name of a size must be text (at $.tables[0].rows[0])'],
    ['an unknown column', hand(rows, { columns: [2] }), 'There is no such column (at $.tables[0].sizes.columns[0])'],
    ['a wrong number of values', hand(rows, { values: ['Small'] }), 'There must be one value for each row (at $.tables[0].sizes.values)'],
    [
      'a deciding measurement that no column has',
      hand(rows, { decides: 'head' }),
      'No column has this measurement (at $.tables[0].sizes.decides)',
    ],
    ['a weight in inches', hand(rows, {}, { measure: 'weight' }), 'A weight must be in pounds (at $.tables[0].columns[1].measure)'],
    ['a measurement without a unit', hand(rows, {}, { unit: undefined }), 'A length must be in inches (at $.tables[0].columns[1].measure)'],
    ['an unknown measurement', hand(rows, {}, { measure: 'mood' }), '$.tables[0].columns[1].measure'],
    ['a value of another attribute that is not a text', hand(rows, { within: { fit: 7 } }), '$.tables[0].sizes.within.fit'],
  ])('is rejected with %s', (_, invalid, message) => {
    expect(() => validated('size-guide', invalid)).toThrow(message);
  });

  it('is rejected without a table', () => {
    expect(() => validated('size-guide', { ...guide, tables: [] })).toThrow('$.tables');
  });
});

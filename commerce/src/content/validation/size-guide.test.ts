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
    const kept = validated('size-guide', {
      ...guide,
      cardsGroups: [{ heading: 'Shop', cards: [{ heading: 'Gloves', ctaLink: '/gear/gloves' }] }],
    });
    expect(kept.content).toEqual({ richText: '<p>Around the knuckles.</p>' });
    expect(kept.tables).toEqual(guide.tables);
  });

  it('is refused where a row has not a cell for each column, with the place', () => {
    const [table] = guide.tables;
    const broken = { ...guide, tables: [{ ...table, rows: [['M']] }] };
    expect(() => validated('size-guide', broken)).toThrow('Every row has a cell for each column (at $.tables[0].rows)');
  });

  it('SIZE-006 may have a figure beside its tips, and say what of a body a column states and what a row chooses', () => {
    const image = { image: '/i/ridge/measure-hand', alt: 'A hand' };
    const [table] = guide.tables;
    const columns = [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch', measure: 'hand-around' }];
    const sizes = { attribute: 'size', within: { fit: ['Regular', 'Tall'] }, decides: 'hand-around', wearer: 'adult' };
    const kept = validated('size-guide', {
      ...guide,
      content: { ...guide.content, image },
      tables: [{ ...table, columns, sizes }],
    });
    expect(kept.content).toMatchObject({ image });
    expect(kept.tables).toMatchObject([{ columns, sizes }]);
  });

  const hand = (rows: unknown[], sizes: object = {}, more: object = {}) => ({
    ...guide,
    tables: [
      {
        caption: 'Gloves',
        columns: [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch', measure: 'hand-around', ...more }],
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
    ['a measure that goes down', hand([...rows].reverse()), 'must increase from row to row (at $.tables[0].rows[1][1])'],
    ['a measure that stays', hand([...rows, ['L', [8, 8.5]]]), 'must increase from row to row (at $.tables[0].rows[2][1])'],
    ['ends that changed places', hand([['S', [7.5, 7]]]), 'The minimum must come before the maximum (at $.tables[0].rows[0][1])'],
    ['a size that stands there twice', hand([rows[0]!, ['S', [8, 8.5]]]), 'Another row has the same size (at $.tables[0].rows[1])'],
    ['a size without a name', hand([[7, [7, 7.5]]]), 'The name of a size must be text (at $.tables[0].rows[0])'],
    ['a column that is not there', hand(rows, { columns: [2] }), 'There is no such column (at $.tables[0].sizes.columns[0])'],
    ['values for other rows', hand(rows, { values: ['Small'] }), 'There must be one value for each row (at $.tables[0].sizes.values)'],
    [
      'a measure that decides and is not there',
      hand(rows, { decides: 'head' }),
      'No column has this measurement (at $.tables[0].sizes.decides)',
    ],
    ['a weight in inches', hand(rows, {}, { measure: 'weight' }), 'A weight must be in pounds (at $.tables[0].columns[1].measure)'],
    ['a measure without a unit', hand(rows, {}, { unit: undefined }), 'A length must be in inches (at $.tables[0].columns[1].measure)'],
    ['a measure that nobody knows', hand(rows, {}, { measure: 'mood' }), '$.tables[0].columns[1].measure'],
    ['a value of another attribute that is no word', hand(rows, { within: { fit: 7 } }), '$.tables[0].sizes.within.fit'],
  ])('is refused with %s', (_, broken, words) => {
    expect(() => validated('size-guide', broken)).toThrow(words);
  });

  it('is refused without a table', () => {
    expect(() => validated('size-guide', { ...guide, tables: [] })).toThrow('$.tables');
  });
});

import { describe, expect, it } from 'vitest';
import { checkContent } from '../check-content.ts';

const guide = {
  seo: { title: 'Gloves', metaDescription: 'Hand sizes.' },
  title: 'Gloves',
  content: { richText: '<p onclick="steal()">Around the knuckles.</p>' },
  tables: [{ caption: 'Gloves', columns: [{ heading: 'Size' }, { heading: 'Hand', unit: 'inch' }], rows: [['M', [8, 8.5]]] }],
};

describe('a size guide', () => {
  it('SIZE-006 has a title, content, tables and groups of cards', () => {
    const kept = checkContent('size-guide', {
      ...guide,
      cardsGroups: [{ heading: 'Shop', cards: [{ heading: 'Gloves', ctaLink: '/gear/gloves' }] }],
    });
    expect(kept.content).toEqual({ richText: '<p>Around the knuckles.</p>' });
    expect(kept.tables).toEqual(guide.tables);
  });

  it('is refused where a row has not a cell for each column, with the place', () => {
    const [table] = guide.tables;
    const broken = { ...guide, tables: [{ ...table, rows: [['M']] }] };
    expect(() => checkContent('size-guide', broken)).toThrow('Every row has a cell for each column (at $.tables[0].rows)');
  });

  it('is refused without a table', () => {
    expect(() => checkContent('size-guide', { ...guide, tables: [] })).toThrow('$.tables');
  });
});

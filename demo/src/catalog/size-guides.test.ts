import { type FigureName, figures } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { loadCatalog } from './catalog.ts';
import { sizeGuideOf } from './size-guides.ts';

interface Table {
  rows: unknown[][];
  sizes?: { attribute: string; columns?: number[]; values?: string[]; within?: Record<string, string | string[]> };
}

const { styles, sizeRuns } = loadCatalog();
const guides = new Map(
  loadContent()
    .filter(({ schema, locale }) => schema === 'size-guide' && locale === '')
    .map(({ deliveryKey, body }) => [deliveryKey, body.tables as Table[]]),
);
const shortName = (value: string) => value.split(',', 1)[0]!;

function knownIn(tables: readonly Table[], attribute: string): Set<string> {
  const known = tables.flatMap(({ rows, sizes }) => {
    const names = rows.flatMap((row, index) => sizes?.values?.[index] ?? (sizes?.columns ?? [0]).map((column) => String(row[column])));
    return [...(sizes?.attribute === attribute ? names : []), ...[sizes?.within?.[attribute] ?? []].flat()];
  });
  return new Set(known);
}

const styleOf = (id: string) => styles.find((style) => style.id === id)!;

describe('the size guide of a style', () => {
  it('SIZE-001 exists for every style with sizes and covers each size', () => {
    for (const style of styles) {
      const chosen = sizeRuns[style.sizes]!.dimensions.filter(({ id }) => id !== 'width');
      const guide = sizeGuideOf(style);
      if (chosen.length > 0) expect(guide, `${style.id} ${style.name}`).toBeDefined();
      if (guide) expect([...guides.keys()], style.name).toContain(guide);
      for (const { id, values } of chosen) {
        const known = knownIn(guides.get(guide!) ?? [], id);
        const unknown = values.filter((value) => !known.has(value) && !known.has(shortName(value)));
        expect(unknown, `${style.name}: ${id} in ${guide}`).toEqual([]);
      }
    }
  });

  it('SIZE-001 does not exist for styles without a fit: bags, ponchos, gift cards', () => {
    for (const id of ['7500', '9000', '4206']) expect(sizeGuideOf(styleOf(id))).toBeUndefined();
  });

  it.each([
    ['4117', 'mens-shirts-outerwear'],
    ['4401', 'mens-pants-shorts'],
    ['4701', 'mens-pants-shorts'],
    ['4362', 'mens-shirts-outerwear'],
    ['8000', 'mens-footwear-socks'],
    ['5117', 'womens-tops-dresses-outerwear'],
    ['5657', 'womens-tops-dresses-outerwear'],
    ['5651', 'womens-bottoms'],
    ['8200', 'womens-footwear-socks'],
    ['6200', 'kids-clothing'],
    ['7006', 'kids-clothing'],
    ['7254', 'kids-clothing'],
    ['7253', 'mens-gloves'],
    ['6300', 'unisex-footwear'],
    ['7406', 'unisex-footwear'],
    ['7402', 'mens-footwear-socks'],
    ['7000', 'mens-hats'],
    ['7104', 'mens-hats'],
    ['7300', 'mens-belts'],
    ['6500', 'dog-apparel'],
    ['6650', 'dog-apparel'],
  ])('SIZE-002 SIZE-003 SIZE-004 of %s is %s', (id, guide) => {
    expect(sizeGuideOf(styleOf(id))).toBe(`size-guide-${guide}`);
  });
});

describe('a translated guide', () => {
  it('SIZE-005 states the same measurements for the same sizes', () => {
    const originals = new Map(loadContent().flatMap((item) => (item.locale === '' ? [[item.deliveryKey, item] as const] : [])));
    const translated = loadContent().filter(({ schema, locale }) => schema === 'size-guide' && locale !== '');
    expect(translated).toHaveLength(38);
    for (const { deliveryKey, locale, body } of translated) {
      const own = guides.get(deliveryKey)!;
      const tables = body.tables as Table[];
      const measures = (table: Table) => table.rows.map((row) => row.filter((cell) => typeof cell !== 'string'));
      expect(tables.map(measures), `${deliveryKey} ${locale}`).toEqual(own.map(measures));
      for (const attribute of ['size', 'fit', 'waist', 'inseam'])
        expect(knownIn(tables, attribute), `${deliveryKey} ${locale}`).toEqual(knownIn(own, attribute));
      expect((body.content as { image: { image: string } }).image.image).toBe(
        (originals.get(deliveryKey)!.body.content as { image: { image: string } }).image.image,
      );
    }
  });
});

describe('the measuring tips of a guide', () => {
  const tipsOf = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, tip]) => tip!.toLowerCase());
  it('SIZE-005 have the letters of their figure', () => {
    for (const { deliveryKey, body } of loadContent().filter(({ schema, locale }) => schema === 'size-guide' && locale === '')) {
      const { richText, image } = body.content as { richText: string; image: { image: string; alt: string } };
      const name = image.image.replace('/i/ridge/', '') as FigureName;
      const letters = Object.values(figures[name].letters);
      for (const [index, tip] of tipsOf(richText).entries()) expect(tip, `${deliveryKey} ${index}`).toContain(letters[index]);
    }
  });
});

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

  it('SIZE-001 of gear for everyone is titled for everyone, in every language', () => {
    const isMens = (texts: unknown) => /\bmen’s\b|\bhommes?\b/i.test(JSON.stringify(texts));
    const gear = styles.filter((style) => style.categories[0]!.startsWith('accessories-') && !isMens([style.name, style.sizes]));
    const keys = new Set(gear.map(sizeGuideOf).filter((guide) => guide !== undefined && !/socks|footwear/.test(guide)));
    expect(keys.size).toBeGreaterThan(2);
    const titles = loadContent().filter(({ deliveryKey }) => keys.has(deliveryKey));
    expect(
      titles.filter(({ name, body }) => isMens([name, body.title, body.seo])).map(({ deliveryKey, locale }) => `${deliveryKey} ${locale}`),
    ).toEqual([]);
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

describe('the shoes of a sock size', () => {
  type Span = [least: number, most: number];
  const numbersIn = (text: string) => text.match(/[\d.]+/g)!.map(Number) as Span;
  const tableOf = (guide: string, ...headings: string[]) =>
    (guides.get(`size-guide-${guide}`) as (Table & { columns: { heading: string }[] })[]).find(({ columns }) =>
      headings.every((heading) => columns.some((column) => column.heading === heading)),
    )!;
  const cellsOf = (guide: string, shoe: string, ...others: string[]) => {
    const table = tableOf(guide, shoe, 'Foot length', ...others);
    const [from, to] = [shoe, 'Foot length'].map((name) => table.columns.findIndex(({ heading }) => heading === name));
    return table.rows.flatMap((row) => (row[from!] === '–' ? [] : [[String(row[from!]), row[to!] as number | Span] as const]));
  };
  const footOfMen = new Map([...cellsOf('unisex-footwear', 'Men’s US'), ...cellsOf('mens-footwear-socks', 'US')]);
  const footOfWomen = new Map([...cellsOf('unisex-footwear', 'Women’s US'), ...cellsOf('womens-footwear-socks', 'US')]);

  it('SIZE-005 have one foot length in every table', () => {
    for (const [shoe, foot] of cellsOf('unisex-footwear', 'Men’s US')) expect([shoe, footOfMen.get(shoe)]).toEqual([shoe, foot]);
    for (const [shoe, foot] of cellsOf('unisex-footwear', 'Women’s US')) {
      expect([shoe, footOfWomen.get(shoe)]).toEqual([shoe, foot]);
      expect([shoe, footOfMen.get(`${Number(shoe) - 1.5}`)]).toEqual([shoe, foot]);
    }
    for (const [shoe, foot] of footOfWomen) {
      const ofMen = footOfMen.get(`${Number(shoe) - 1.5}`);
      if (ofMen !== undefined) expect([shoe, foot]).toEqual([shoe, ofMen]);
    }
  });

  it.each([
    ['unisex-footwear', 'Men’s shoe', footOfMen],
    ['unisex-footwear', 'Women’s shoe', footOfWomen],
    ['mens-footwear-socks', 'Men’s US shoe', footOfMen],
    ['womens-footwear-socks', 'Women’s US shoe', footOfWomen],
  ] as const)('SIZE-005 choose the same sock as the length of the foot: %s, %s', (guide, heading, feet) => {
    const socks = cellsOf(guide, heading) as [string, Span][];
    const choose = (fits: (sock: (typeof socks)[number]) => boolean) => socks.findIndex(fits);
    const both = [...feet].flatMap(([shoe, foot]) => {
      const byShoe = choose(([shoes]) => numbersIn(shoes)[0] <= Number(shoe) && Number(shoe) <= numbersIn(shoes)[1]);
      return byShoe < 0
        ? []
        : [{ shoe, byShoe, byFoot: choose(([, [least, most]]) => least <= (foot as number) && (foot as number) <= most) }];
    });
    expect(both.length).toBeGreaterThan(5);
    expect(both.filter(({ byShoe, byFoot }) => byShoe !== byFoot)).toEqual([]);
  });

  it.each([
    ['sock-mens', 'mens-footwear-socks', ['Men’s US shoe']],
    ['sock-womens', 'womens-footwear-socks', ['Women’s US shoe']],
    ['sock-unisex', 'unisex-footwear', ['Men’s shoe', 'Women’s shoe']],
  ] as const)('SIZE-005 are named men’s or women’s in the size itself, as the guide has them: %s', (run, guide, headings) => {
    const table = tableOf(guide, ...headings);
    const named = table.rows.map(([size, ...cells]) => {
      const shoes = headings.map(
        (heading, index) => `${heading.split(' ', 1)[0]!.toLowerCase()}${index === 0 ? ' shoe' : ''} ${cells[index]}`,
      );
      return `${size}, ${shoes.join(' or ')}`;
    });
    expect(sizeRuns[run]!.dimensions[0]!.values).toEqual(named);
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

describe('a size guide with room between its sizes', () => {
  /** Girths that decide a size; heights and lengths are chosen in whole inches. */
  const girths = new Set(['waist', 'hip', 'chest', 'bust', 'under-bust', 'hand-around']);
  interface Measured {
    columns: { measure?: string }[];
    rows: (string | number | [number, number])[][];
  }
  const hasGap = ({ columns, rows }: Measured) =>
    columns.some(({ measure = '' }, column) => {
      const ranges = rows.map((row) => row[column]).filter((cell) => Array.isArray(cell));
      return girths.has(measure) && ranges.some(([least], index) => index > 0 && least - ranges[index - 1]![1] >= 0.5);
    });

  it.each([
    ['', /between (?:two )?sizes/i],
    ['en-GB', /between (?:two )?sizes/i],
    ['fr-FR', /entre deux tailles/i],
  ] as const)('says which one to take between two, in the locale "%s"', (locale, words) => {
    const gapped = loadContent().filter(
      (each) => each.schema === 'size-guide' && each.locale === locale && ((each.body.tables ?? []) as Measured[]).some(hasGap),
    );
    expect(gapped.length).toBeGreaterThan(5);
    expect(gapped.filter(({ body }) => !words.test(JSON.stringify(body))).map(({ deliveryKey }) => deliveryKey)).toEqual([]);
  });
});

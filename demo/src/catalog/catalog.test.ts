import { describe, expect, it } from 'vitest';
import { dataFolder, readCatalogData } from '../data-files/data-files.ts';
import { loadCatalog } from './catalog.ts';
import { imageName, readImageName } from './images.ts';
import { priceBooks } from './prices.ts';
import { findLookAlikes } from './references.ts';
import { warehouse } from './stock.ts';

const catalog = loadCatalog();
const { styles, stock, prices, stores, categories } = catalog;
const variants = styles.flatMap((style) => style.variants);
const onHandBySku = Map.groupBy(stock, ({ sku }) => sku);
const pricesBySku = Map.groupBy(prices, ({ sku }) => sku);
const repeated = (values: string[]) => values.length - new Set(values).size;
const levelsOf = (style: (typeof styles)[number]) => style.variants.map(({ sku }) => onHandBySku.get(sku) ?? []);

describe('the catalog', () => {
  it('is the same every time it is loaded', () => {
    expect(loadCatalog()).toEqual(catalog);
  });

  it('has at least 320 styles and 8,000 SKUs', () => {
    expect(styles.length).toBeGreaterThanOrEqual(320);
    expect(variants.length).toBeGreaterThanOrEqual(8000);
  });

  it('has men’s, women’s, kids’ and dog gear, accessories and gift cards', () => {
    const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
    const root = (id: string): string => {
      const parent = parents.get(id);
      return parent ? root(parent) : id;
    };
    const roots = new Set(styles.map((style) => root(style.categories[0]!)));
    expect([...roots].sort()).toEqual(['accessories', 'dogs', 'gift-cards', 'kids', 'men', 'women']);
  });

  it('has exactly one style of 414 variants and, gift cards aside, one of a single variant', () => {
    expect(styles.filter((style) => style.variants.length === 414)).toHaveLength(1);
    expect(styles.filter((style) => style.variants.length === 1 && !style.giftCard)).toHaveLength(1);
  });

  it('states the country of origin of every style, and the fibers of every style but gift cards', () => {
    const regions = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });
    expect(styles.filter(({ origin }) => regions.of(origin) === undefined).map(({ id }) => id)).toEqual([]);
    expect(
      styles.filter(({ materials, giftCard }) => (materials[0]?.part !== 'shell') === (giftCard === undefined)).map(({ id }) => id),
    ).toEqual([]);
    for (const { id, materials } of styles) expect(repeated(materials.map(({ part }) => part)), id).toBe(0);
  });

  it('states fibers that agree with the percentages of the care label', () => {
    const stated = styles.flatMap(({ id, materials, facts }) => {
      const shell = facts.find(([name]) => ['Shell', 'Fabric', 'Cloth', 'Yarn'].includes(name))?.[1] ?? '';
      return [...shell.matchAll(/(\d+)% (cotton|nylon|spandex|polyester|linen|wool|merino)/g)].map(([text, percent]) => ({
        id,
        text,
        isStated: Object.values(materials[0]?.fibers ?? {}).includes(Number(percent)),
      }));
    });
    expect(stated.length).toBeGreaterThan(100);
    expect(stated.filter(({ isStated }) => !isStated)).toEqual([]);
  });

  it('has exactly one name of 120 characters', () => {
    expect(styles.filter(({ name }) => name.length === 120)).toHaveLength(1);
  });

  it('has styles of each kind: sold out, on backorder, with sizes missing, new, in a new color, on sale, on clearance in some colors only', () => {
    const expectSome = (holds: (style: (typeof styles)[number]) => boolean) => expect(styles.filter(holds).length).toBeGreaterThan(1);
    expectSome(({ stock }) => stock === 'sold-out');
    expectSome(({ stock, inStockDate }) => stock === 'backorder' && inStockDate !== undefined);
    expectSome(({ stock }) => stock === 'holes');
    expectSome(({ badge }) => badge === 'new');
    expectSome(({ badge, newColors }) => badge === 'new_color' && newColors.length > 0);
    expectSome(({ markdown }) => markdown?.kind === 'sale');
    expectSome(({ markdown, colors }) => markdown?.kind === 'clearance' && (markdown.colors?.length ?? colors.length) < colors.length);
  });

  it('names styles and colors that exist in the images of categories', () => {
    const images = new Set(styles.flatMap(({ id, colors }) => [`style/${id}`, ...colors.map((color) => `style/${id}/${color}`)]));
    for (const { id, tiles } of categories) for (const { image } of tiles) expect(images.has(image), `${id}: ${image}`).toBe(true);
  });

  it('has unique numbers, SKUs, barcodes, slugs and names', () => {
    expect(repeated(styles.map(({ id }) => id))).toBe(0);
    expect(repeated(styles.map(({ slug }) => slug))).toBe(0);
    expect(repeated(styles.map(({ name }) => name))).toBe(0);
    expect(repeated(variants.map(({ sku }) => sku))).toBe(0);
    expect(repeated(variants.map(({ barcode }) => barcode))).toBe(0);
  });

  it('has no two styles with the same image', () => {
    expect(findLookAlikes(readCatalogData(dataFolder))).toEqual([]);
  });

  it('assigns every style to existing categories and leaves no leaf category empty', () => {
    const ids = new Set(categories.map(({ id }) => id));
    const filled = new Set(styles.flatMap((style) => style.categories));
    expect([...filled].filter((id) => !ids.has(id))).toEqual([]);
    const leaves = categories.filter(({ id }) => !categories.some(({ parent }) => parent === id));
    expect(leaves.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([]);
  });

  it('has image names that can be parsed to style, color and view', () => {
    for (const style of styles) {
      for (const { code, images } of style.swatches) {
        expect(images[0]).toBe(imageName({ styleId: style.id, colorCode: code, view: 'front' }));
        for (const image of images) expect(readImageName(image)).toMatchObject({ styleId: style.id, colorCode: code });
      }
    }
  });
});

describe('prices', () => {
  it('LIST-016 gives every SKU one list price in each currency', () => {
    const listBooks = priceBooks.filter(({ kind }) => kind === 'list').map(({ id }) => id);
    for (const { sku } of variants) {
      const books = pricesBySku.get(sku)!.map(({ priceBook }) => priceBook);
      expect(repeated(books), sku).toBe(0);
      expect(books, sku).toEqual(expect.arrayContaining(listBooks));
    }
  });

  it('are positive, below the list price if marked down, and marked down in all currencies or none', () => {
    for (const { sku } of variants) {
      const entries = pricesBySku.get(sku)!;
      const amount = (book: string) => entries.find(({ priceBook }) => priceBook === book)?.amount;
      for (const entry of entries) {
        expect(Number.isInteger(entry.amount) && entry.amount > 0, sku).toBe(true);
        if (entry.validTo !== null) expect(entry.validFrom < entry.validTo, sku).toBe(true);
      }
      for (const kind of ['promo', 'sale']) {
        expect(amount(`dtc-usd-${kind}`) === undefined, sku).toBe(amount(`dtc-cad-${kind}`) === undefined);
        for (const currency of ['usd', 'cad']) {
          const marked = amount(`dtc-${currency}-${kind}`);
          if (marked !== undefined) expect(marked, sku).toBeLessThan(amount(`dtc-${currency}-regular`)!);
        }
      }
    }
  });
});

describe('stock', () => {
  it('has one level per SKU and location, in the warehouse for every SKU, and in existing stores', () => {
    const locations = new Set([warehouse, ...stores.map(({ id }) => id)]);
    for (const { sku } of variants) {
      const levels = onHandBySku.get(sku) ?? [];
      expect(repeated(levels.map(({ location }) => location)), sku).toBe(0);
      expect(levels[0]?.location, sku).toBe(warehouse);
      expect(
        levels.every(({ location }) => locations.has(location)),
        sku,
      ).toBe(true);
    }
  });

  it('exists in every open store', () => {
    const stocked = new Set(stock.filter(({ onHand }) => onHand > 0).map(({ location }) => location));
    expect([...stocked].sort()).toEqual([...stores.filter(({ closedOverride }) => !closedOverride).map(({ id }) => id), warehouse].sort());
  });

  it('matches each stock profile: none if sold out, a date on backorder, some sizes missing but not all', () => {
    for (const style of styles) {
      const levels = levelsOf(style);
      const isOrderable = levels.map((of) =>
        of.some(({ location, onHand, backorderLimit }) => location === warehouse && onHand + backorderLimit > 0),
      );
      if (style.stock === 'sold-out') expect(isOrderable, style.id).not.toContain(true);
      else if (style.stock === 'holes') expect(new Set(isOrderable), style.id).toEqual(new Set([true, false]));
      else expect(isOrderable, style.id).not.toContain(false);
      if (style.stock === 'backorder') {
        expect(
          levels.flat().every(({ onHand, inStockDate }) => onHand === 0 && inStockDate === style.inStockDate),
          style.id,
        ).toBe(true);
      }
    }
  });
});

describe('stores', () => {
  it('are fourteen in two countries and at least five time zones, the first in Ely', () => {
    expect(stores).toHaveLength(14);
    expect(stores[0]).toMatchObject({ id: '001', name: 'Ely, Sheridan Street', address: { city: 'Ely', postalCode: '55731' } });
    expect(new Set(stores.map(({ address }) => address.countryCode))).toEqual(new Set(['US', 'CA']));
    expect(new Set(stores.map(({ timeZone }) => timeZone)).size).toBeGreaterThanOrEqual(5);
  });

  it('include three without pickup, two closed on Sunday and a closed one, and all have demo phone numbers', () => {
    expect(stores.filter(({ pickup }) => !pickup)).toHaveLength(3);
    expect(stores.filter(({ closedOverride }) => closedOverride)).toHaveLength(1);
    expect(stores.filter(({ hours }) => hours[6] === null)).toHaveLength(2);
    for (const { phone, email } of stores) {
      expect(phone).toMatch(/^\d{3}-555-01\d\d$/);
      expect(email).toMatch(/@ridgeandrivet\.example$/);
    }
  });
});

describe('copy', () => {
  const sentences = styles.flatMap((style) => [
    style.name,
    style.cloth,
    style.headline,
    style.fit,
    ...style.description,
    ...style.features,
    ...style.facts.flat(),
  ]);
  it('has no exclamation marks, straight quotes or superlatives', () => {
    expect(sentences.filter((text) => /[!"']|\b(premium|ultimate|perfect|elevate|iconic|luxur\w+|world-class)\b/i.test(text))).toEqual([]);
  });
});

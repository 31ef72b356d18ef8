import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { style as styleShape } from '../data-files/schema.ts';
import { loadCatalog } from './catalog.ts';
import { type ImageView, loadImageTexts } from './image-texts.ts';
import { loadTranslations } from './translations.ts';

const catalog = loadCatalog();
const french = loadTranslations(catalog).find(({ locale }) => locale === 'fr-FR')!;
type Words = (typeof french.styles)[string];

const pairs = catalog.styles.map((style) => ({ style, words: french.styles[style.id]! }));
/** Tells care in words from the ids of care symbols. */
const isInWords = (care: string) => /[^a-z-]/u.test(care);
const sentencesOf = ({ name, cloth, headline, description, features, facts, fit, care }: Words) =>
  [name, cloth, headline, ...(description ?? []), ...(features ?? []), ...(facts ?? []).flat(), fit, ...(care ?? [])].map(
    (text) => text ?? '',
  );

/** Matches English lengths, weights, temperatures and nail sizes, which French states in its own units. */
const amount = String.raw`(?:\d+[ -])?\d+\/\d+|[\d.,]*[\d½¼¾⅛⅜⅝]`;
const measure = new RegExp(`(?:${amount})(?:(?: to | by | × |–)(?:${amount}))*[- ]?(?:oz|in\\.|lb|ft|yd|mph|°|d nails|stitches)`, 'gu');
const digits = (text: string) => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
/** Returns the counts in a fact (shares, pockets, rivets, washes). Consecutive inch measurements count as one. */
function countsOf(fact: string): string[] {
  if (/in\..*,/u.test(fact) && /Petite|Tall/u.test(fact)) return [];
  return digits(fact.replace(/\d×\d/gu, '').replace('½%', '.5%').replace(measure, '')).map((count) => count.replaceAll(',', ''));
}

describe('the French translation of the catalog', () => {
  it('I18N-001 contains every store, category, color and style, with every text of each style', () => {
    for (const { id, tiles } of catalog.categories) {
      const texts = french.categories[id] ?? {};
      expect([texts.name, texts.line, texts.description], id).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
      expect(texts.tiles ?? [], id).toHaveLength(tiles.length);
    }
    expect(Object.keys(french.stores)).toEqual(catalog.stores.map(({ id }) => id));
    expect(Object.keys(french.colors)).toEqual(Object.keys(catalog.colors));
    for (const { style, words: texts } of pairs) {
      expect(Object.keys(texts ?? {}).sort(), style.id).toEqual(
        ['cloth', ...(style.care.some(isInWords) ? ['care'] : []), 'description', 'facts', 'features', 'fit', 'headline', 'name'].sort(),
      );
      for (const part of ['description', 'features', 'facts'] as const) {
        expect(texts[part], `${style.id} ${part}`).toHaveLength(style[part].length);
      }
      if (texts.care) {
        expect(texts.care, style.id).toHaveLength(style.care.length);
        expect(texts.care.filter((care) => !isInWords(care))).toEqual(style.care.filter((care) => !isInWords(care)));
        for (const care of texts.care.filter(isInWords)) expect(style.care, style.id).not.toContain(care);
      }
      for (const text of sentencesOf(texts)) expect(text.trim(), style.id).not.toBe('');
    }
  });

  it('I18N-001 texts respect the maximum lengths, and names of styles and colors are unique', () => {
    for (const { style, words: texts } of pairs) {
      const { name, cloth, headline, description, features, facts, fit } = styleShape.shape;
      const shape = { name, cloth, headline, description, features, facts, fit };
      for (const [part, of] of Object.entries(shape)) {
        expect(of.safeParse(texts[part as keyof typeof shape]).error?.message, `${style.id} ${part}`).toBeUndefined();
      }
    }
    for (const names of [pairs.map(({ words: texts }) => texts.name), Object.values(french.colors)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('I18N-001 facts keep every number that is not a measurement, and measurements are metric', () => {
    for (const { style, words: texts } of pairs) {
      style.facts.forEach(([key, fact], index) => {
        const output = digits(texts.facts![index]![1].replaceAll(/(?<=\d)\u202f(?=\d{3})/gu, '')).map((count) => count.replace(',', '.'));
        expect(output, `${style.id} ${key}: ${fact}`).toEqual(expect.arrayContaining(countsOf(fact)));
      });
      for (const text of sentencesOf(texts)) expect(text, style.id).not.toMatch(/\d\s?(?:oz|lb|ft|yd|in\.|°F)|\bonces?\b/u);
    }
  });

  it('I18N-001 cloth weights are those of the filter: ounces in grams, rounded to 5', () => {
    const gramsOf = (ounces: string) => Math.round((Number(ounces) * 33.906) / 5) * 5;
    for (const { style, words: texts } of pairs) {
      const french = texts.cloth?.match(/(\d+)\u00a0g\/m²/u)?.[1];
      const ounces = style.cloth.match(/([\d.]+) oz/u)?.[1];
      if (french && ounces) expect(Number(french), `${style.id} ${style.cloth}`).toBe(gramsOf(ounces));
    }
  });

  it('I18N-001 contains no English, and has non-breaking spaces before French punctuation', () => {
    const english =
      /(?<!\p{L})(?:the|and|with|of|for|your|you|pockets?|cotton|wool|sleeves?|lined|duck|washed|fleece|leather|buttons?)(?!\p{L})/iu;
    const imageTexts = [...Object.values(french.views), ...Object.values(french.parts)];
    const others = [
      ...imageTexts,
      ...Object.values(french.categories).flatMap((texts) => Object.values(texts).flat()),
      ...Object.values(french.colors),
      ...Object.values(french.stores),
    ];
    for (const text of [...pairs.flatMap(({ words: texts }) => sentencesOf(texts)), ...others]) {
      expect(text).not.toMatch(english);
      expect(text).not.toMatch(/'|(?<!\u00a0)[:»%](?!\/)|(?<!\u202f)[;!?]|«(?!\u00a0)|[\s]{2}/u);
    }
  });

  it('I18N-001 every view and every drawn part has a French text', () => {
    const english = loadImageTexts();
    expect(Object.keys(french.views)).toEqual(Object.keys(english.views));
    expect(Object.keys(french.parts).sort()).toEqual(Object.keys(english.parts).sort());
    for (const [view, text] of Object.entries(french.views)) {
      expect(text.includes('{part}'), view).toBe(english.views[view as ImageView]?.includes('{part}'));
    }
  });

  it('I18N-001 names seams, washes and yarn as a tailor does', () => {
    const wrong = [
      /(?:lav|teint)\p{L}*(?: (?:une|deux) fois)? en pièce|^en pièce/iu,
      /(?<!filée? )à anneaux/u,
      /(?<!\p{L})triples?(?!\p{L}| (?:couture|piqûre))/iu,
    ];
    const texts = pairs.flatMap(({ style, words: texts }) => sentencesOf(texts).map((text) => `${style.id} ${text}`));
    expect(texts.filter((text) => wrong.some((form) => form.test(text.replace(/^\d+ /u, ''))))).toEqual([]);
    const stitched = pairs.flatMap(({ style, words: texts }) =>
      style.facts.flatMap(([, fact], index) =>
        /(?:triple|double)-stitched/iu.test(fact) ? [`${style.id} ${texts.facts![index]![1]}`] : [],
      ),
    );
    expect(stitched.length).toBeGreaterThan(5);
    expect(stitched.filter((text) => !/couture|piqûre/iu.test(text))).toEqual([]);
  });

  it('I18N-001 every size that is a word or in inches has a French name', () => {
    const values = Object.values(catalog.sizeRuns).flatMap(({ dimensions }) =>
      dimensions.flatMap(({ id, values }) => values.map((value) => ({ id, value }))),
    );
    for (const { id, value } of values.filter(({ value }) => /[a-z.]{2}|\d\.\d/u.test(value))) {
      expect(french.sizes[id]?.[value], `${id} ${value}`).toMatch(/\S/u);
    }
  });
});

describe('a translation', () => {
  function folderOf(files: Record<string, unknown>): string {
    const folder = mkdtempSync(join(tmpdir(), 'outfitter-translations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), JSON.stringify(content));
    }
    return folder;
  }

  it('may be partial', () => {
    const [german] = loadTranslations(catalog, folderOf({ 'de-DE/styles/men-coats.json': { 4117: { name: 'Hofjacke Fencepost' } } }));
    expect(german).toEqual({
      locale: 'de-DE',
      stores: {},
      storeTexts: {},
      categories: {},
      colors: {},
      sizes: {},
      views: {},
      parts: {},
      styles: { 4117: { name: 'Hofjacke Fencepost' } },
    });
  });

  it.each([
    ['de-DE/styles/men-coats.json', { 9: { name: 'Jacke' } }, 'styles/men-coats.json 9: is not in the catalog'],
    ['de-DE/styles/men-coats.json', { 4117: { title: 'Jacke' } }, 'styles/men-coats.json 4117'],
    ['de-DE/categories.json', { men: { nom: 'Herren' } }, 'categories.json men'],
    ['de-DE/colors.json', { 'barn-blue': 'Scheunenblau' }, 'colors.json barn-blue: is not in the catalog'],
    ['de-DE/views.json', { inside: 'innen' }, 'views.json inside: is not in the catalog'],
    ['de-DE/parts.json', { wing: 'Flügel' }, 'parts.json wing: is not in the catalog'],
    ['de-DE/sizes.json', { fit: { Wee: 'Klein' } }, 'sizes.json fit.Wee: is not in the catalog'],
  ])('of an unknown id is rejected with its path: %s %j', (file, content, problem) => {
    expect(() => loadTranslations(catalog, folderOf({ [file]: content }))).toThrow(`translations/de-DE/${problem}`);
  });
});

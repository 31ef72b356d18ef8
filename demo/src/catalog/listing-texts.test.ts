import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { type CatalogStyle, loadCatalog } from './catalog.ts';
import { loadTranslations } from './translations.ts';

const { styles, categories } = loadCatalog();
const french = loadTranslations(loadCatalog()).find(({ locale }) => locale === 'fr-FR')!;
const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
const isWithin = (id: string, ancestor: string): boolean =>
  id === ancestor || (parents.get(id) ? isWithin(parents.get(id)!, ancestor) : false);
const stylesOf = (category: string) => styles.filter((style) => style.categories.some((id) => isWithin(id, category)));

const listings = categories.map(({ id, line, description }) => {
  const { line: ligne = '', description: texte = '' } = french.categories[id] ?? {};
  return { id, text: `${line}\n${description}`, french: `${ligne}\n${texte}`, styles: stylesOf(id) };
});

const toGrams = (ounces: number) => Math.round((ounces * 33.906) / 5) * 5;
const toCentimeters = (inches: number) => Math.round(inches * 2.54);
const ounces = ({ ounces }: CatalogStyle) => (ounces === undefined ? [] : [ounces]);
const textsOf = ({ cloth, features, facts }: CatalogStyle) => [cloth, ...features, ...facts.map(([, fact]) => fact)].join(' · ');
const fillGrams = (style: CatalogStyle) => [...textsOf(style).matchAll(/(\d+) g\b(?! breathable)/g)].map(([, grams]) => Number(grams));
const inseams = ({ facts }: CatalogStyle) =>
  facts.flatMap(([name, fact]) => (name === 'Inseam' ? [Number.parseFloat(fact.replace('½', '.5'))] : []));

interface Claim {
  name: string;
  english: RegExp;
  french: RegExp;
  valuesOf: (style: CatalogStyle) => number[];
  toFrench: (value: number) => number;
}
/** Ranges in the texts of listings: "10 to 14 oz", "from 8 oz summer twill to 13 oz denim", "5 to 11 inches". */
const claims: Claim[] = [
  {
    name: 'ounces',
    english: /([\d.]+)(?: oz)?(?: [a-z]+)* (?:to|and) ([\d.]+) oz/g,
    french: /(\d+)(?:\u00a0g\/m²)?(?: (?!à|au|et)[\p{L}’]+)* (?:à|au|et) (?:[\p{L}’]+ )*?(\d+)\u00a0g\/m²/gu,
    valuesOf: ounces,
    toFrench: toGrams,
  },
  {
    name: 'grams of fill',
    english: /(\d+) to (\d+) g\b/g,
    french: /(\d+) à (\d+)\u00a0g de/g,
    valuesOf: fillGrams,
    toFrench: (grams) => grams,
  },
  { name: 'inches', english: /(\d+) to (\d+) inches/g, french: /(\d+) à (\d+)\u00a0cm/g, valuesOf: inseams, toFrench: toCentimeters },
];
const rangesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, least, most]) => [Number(least), Number(most)]);
const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];

describe('the text of a listing', () => {
  it.each(claims)('states the range of $name that its styles have, in English and French', ({ english, french, valuesOf, toFrench }) => {
    const stated = listings.filter(({ text }) => rangesIn(text, english).length > 0);
    expect(stated.length).toBeGreaterThan(0);
    for (const { id, text, french: texte, styles } of stated) {
      const actual = ends(styles.flatMap(valuesOf));
      for (const range of rangesIn(text, english)) expect(range, `${id}: ${text}`).toEqual(actual);
      const translated = rangesIn(texte, french);
      expect(translated, `${id}: ${texte}`).toHaveLength(rangesIn(text, english).length);
      for (const range of translated) expect(range, `${id}: ${texte}`).toEqual(actual.map(toFrench));
    }
  });

  it('claims nothing of all its styles', () => {
    // Fix: state what some or most have, or add a test of the claim and the id here.
    const tested = ['gift-cards', 'men'];
    const universal = /\b(?:every(?:thing)?|each|all|always|any)\b(?! at once)/i;
    const found = listings
      .filter(({ id }) => !tested.includes(id))
      .filter(({ text }) => universal.test(text.replaceAll(/\bat all\b|Hold everything/g, '')));
    expect(found.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it.each<[category: string, claim: string, holds: (style: CatalogStyle) => boolean, of?: (style: CatalogStyle) => boolean]>([
    ['women-shirts', 'Most have a hidden button', (style) => /hidden|hides|can’t see|out of sight/i.test(textsOf(style))],
    ['women-shirts-work', 'a pen slot in most', (style) => /pen slot|slot for a pen/i.test(textsOf(style))],
    [
      'kids-bottoms',
      'Most knees come doubled',
      (style) => /knees? (?:doubled|backed|and)|doubled knee|at knee|Second layer/i.test(textsOf(style)),
      ({ artwork, name }) => ['pants', 'jeans', 'overalls'].includes(artwork.type) && !/Shortall|Jumper/.test(name),
    ],
    ['men-overalls-insulated', 'Most zip up the leg', (style) => /leg zips|side zips|zips to the hip/i.test(textsOf(style))],
    ['men-pants-double-front', 'On most pairs it opens', (style) => /opens?\b|takes a pad|pad pocket/i.test(textsOf(style))],
    ['women-shirts-flannel', 'most of them plaid', ({ swatches }) => swatches.some(({ accents }) => accents.length > 0)],
  ])('%s: "%s" holds for more than half', (id, claim, holds, of = () => true) => {
    const listing = listings.find((each) => each.id === id)!;
    expect(listing.text).toContain(claim);
    const counted = listing.styles.filter(of);
    expect(counted.filter(holds).length).toBeGreaterThan(counted.length / 2);
  });

  it('names spandex as the label does, never elastane', () => {
    const texts = styles.flatMap(({ id, headline, description, fit, ...style }) =>
      [headline, ...description, fit, textsOf({ ...style, id, headline, description, fit })].map((text) => `${id} ${text}`),
    );
    expect(texts.filter((text) => /elastane/i.test(text))).toEqual([]);
  });

  it('of a kids’ Fencepost states how it differs from the coat', () => {
    const styleOf = (id: string) => styles.find((style) => style.id === id)!;
    const [coat, small] = [styleOf('4117'), styleOf('6200')];
    expect(textsOf(coat)).toContain('6 melamine buttons');
    expect(textsOf(coat)).toContain('3 outside, 2 inside');
    expect(Object.fromEntries(small.facts).Pockets).toBe('4');
    expect(small.description[0]).toContain('A zipper in place of the five buttons in front, four pockets in place of five');
    expect(french.styles['6200']!.description![0]).toContain('glissière au lieu des cinq boutons du devant, quatre poches au lieu de cinq');
    expect(styles.filter(({ description }) => description.some((text) => /Everything on the/.test(text))).map(({ id }) => id)).toEqual([]);
  });

  it('is repeated word for word by the size guides that link it', () => {
    const pathOf = (id: string): string => {
      const { parent, segment } = categories.find((category) => category.id === id)!;
      return `${parent ? pathOf(parent) : ''}/${segment}`;
    };
    const lines = new Map(categories.map(({ id, line }) => [pathOf(id), line]));
    const cards = (value: unknown): { text: string; link: string }[] => {
      if (Array.isArray(value)) return value.flatMap(cards);
      if (typeof value !== 'object' || value === null) return [];
      const { text } = value as { text?: unknown };
      const link = /"ctaLink":"(\/[^"]*)"/.exec(JSON.stringify(value))?.[1];
      return typeof text === 'string' && link ? [{ text, link }] : Object.values(value).flatMap(cards);
    };
    const guides = loadContent().filter(({ schema, locale }) => schema === 'size-guide' && locale === '');
    const linked = guides.flatMap(({ deliveryKey, body }) => cards(body.cardsGroups).map((card) => ({ deliveryKey, ...card })));
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter(({ text, link }) => lines.has(link) && lines.get(link) !== text)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sizeCombinations } from '../catalog/variants.ts';
import { loadContent } from '../content/content.ts';
import { dataFolder, readCatalogData } from '../data-files/data-files.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { readBodies } from './phrases/language.ts';
import { labelOf, wearersOf } from './wearers.ts';

const { sizeRuns } = readCatalogData(dataFolder);
const bodies = readBodies();

describe.each(Object.entries(sizeRuns))('authors who wear %s', (id, run) => {
  const created = sizeCombinations(run).map(({ values }) => values);
  const random = seededRandom(id);
  const wearers = wearersOf(id, run, bodies);

  it('wear an existing size, also if they size up or down', () => {
    for (let index = 0; index < 100; index += 1) {
      const wearer = wearers.sample(random);
      expect(created).toContainEqual(wearer.sizes);
      for (const step of [-1, 1]) {
        const resized = wearers.resized(wearer, step);
        if (resized) expect(created).toContainEqual(resized.sizes);
      }
    }
  });

  it('have body measurements for adult clothing', () => {
    const expected = /^(mens|womens)-/.test(id) && !id.includes('shoe');
    for (let index = 0; index < 50; index += 1) expect(wearers.sample(random).heightInches !== undefined).toBe(expected);
  });
});

it('have the height of the size guide for their fit and inseam', () => {
  type Table = { caption: string; rows: [string, ...(string | number | [number, number])[]][] };
  const tables = (key: string) => (loadContent().find(({ name, locale }) => name === key && !locale)!.body as { tables: Table[] }).tables;
  const pants = tables('Men’s Pants & Shorts').find(({ caption }) => caption === 'By the leg')!;
  for (const [inseam, heights] of pants.rows) expect(bodies.heightByInseam.mens![inseam]).toEqual(heights);
});

it('are heavier in larger sizes', () => {
  for (const weights of [
    ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
    ['28', '32', '36', '40', '44'],
  ].map((sizes) => sizes.map((size) => bodies.weightBySize.mens![size]![0]))) {
    expect([...weights].sort((a, b) => a - b)).toEqual(weights);
  }
});

it.each([
  [{ fit: 'Tall', size: 'L' }, 'L Tall'],
  [{ fit: 'Regular', size: 'M' }, 'M'],
  [{ waist: '34', inseam: '32' }, '34 × 32'],
  [{ size: 'Large, shoe 9–12' }, 'Large'],
  [{ size: '10', width: 'Wide' }, '10 Wide'],
  [{ size: '8', inseam: '31' }, '8 × 31'],
])('names %o %s', (sizes, label) => {
  expect(labelOf(sizes)).toBe(label);
});

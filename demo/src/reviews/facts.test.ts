import { describe, expect, it } from 'vitest';
import { type CatalogStyle, loadCatalog } from '../catalog/catalog.ts';
import { type DemoReview, demoReviews } from './demo-reviews.ts';

const catalog = loadCatalog();
const { styles } = catalog;
const reviews = demoReviews(catalog, new Date('2026-11-22T12:00:00Z'));
const breaking = (holds: (review: DemoReview) => boolean) => reviews.filter((review) => !holds(review)).slice(0, 3);

describe('the reviews of the demo brand, about the facts of a style,', () => {
  it('speak of a waist only where a style has one', () => {
    const hasWaist = ({ artwork: { type }, name }: CatalogStyle) =>
      ['pants', 'jeans', 'shorts', 'overalls', 'belt'].includes(type) || /dress|tunic|jumper|skirt/i.test(name);
    const without = new Set(styles.filter((style) => !hasWaist(style)).map(({ id }) => id));
    expect(breaking(({ styleId, headline, text }) => !without.has(styleId) || !/\bwaist/i.test(`${headline}\n${text}`))).toEqual([]);
  });

  it('name only fibers and cloths of the style, or of what is worn with it', () => {
    const words = ['cotton', 'linen', 'wool', 'merino', 'nylon', 'denim', 'corduroy', 'leather', 'fleece', 'sherpa', 'waffle', 'webbing'];
    const others = /(wool|flannel) sleeve|wool socks|without wool|other denim|leather coat/gi;
    const descriptions = new Map(
      styles.map(({ id, name, cloth, features, facts, materials, artwork }) => [
        id,
        JSON.stringify([name, cloth, features, facts, materials, artwork]).toLowerCase(),
      ]),
    );
    const isTrue = ({ locale, styleId, text }: DemoReview) =>
      locale === 'fr-FR' ||
      words.every((word) => !new RegExp(`\\b${word}\\b`, 'i').test(text.replace(others, '')) || descriptions.get(styleId)!.includes(word));
    expect(breaking(isTrue)).toEqual([]);
  });

  it('miss only pockets that the style does not have', () => {
    const details = new Map(styles.map(({ id, features, facts }) => [id, [...features, ...facts.flat()].join(' · ')]));
    const misses = /(manque une poche pour le téléphone|le téléphone dépasse)/;
    expect(breaking(({ styleId, text }) => !misses.test(text) || !/phone/i.test(details.get(styleId)!))).toEqual([]);
    expect(breaking(({ styleId, text }) => !/like an inside pocket/.test(text) || !/inside pocket/i.test(details.get(styleId)!))).toEqual(
      [],
    );
    expect(breaking(({ styleId, text }) => !/phone pocket/i.test(text) || /phone/i.test(details.get(styleId)!))).toEqual([]);
  });

  it('speak of moving and hard work only of what is worn for it', () => {
    const small = new Set(
      styles.filter(({ artwork: { type } }) => ['beanie', 'cap', 'socks', 'gloves', 'belt'].includes(type)).map(({ id }) => id),
    );
    const hats = new Set(styles.filter(({ artwork: { type } }) => ['beanie', 'cap'].includes(type)).map(({ id }) => id));
    expect(breaking(({ styleId, text }) => !small.has(styleId) || !/moves? when I move|rides? up and|has fallen off/i.test(text))).toEqual(
      [],
    );
    expect(breaking(({ styleId, text }) => !hats.has(styleId) || !/(Days|A week) of .* still look|Good for work\b/.test(text))).toEqual([]);
  });

  it('speak of linings and bar tacks only where a style has them', () => {
    const [boots, unlined] = [
      styles.filter(({ artwork }) => artwork.type === 'boot'),
      styles.filter(({ artwork, materials }) => artwork.type === 'jacket' && !materials.some(({ part }) => part === 'lining')),
    ].map((styles) => new Set(styles.map(({ id }) => id)));
    expect(unlined!.size).toBeGreaterThan(0);
    expect(breaking(({ styleId, text }) => !unlined!.has(styleId) || !/\blining\b/i.test(text))).toEqual([]);
    expect(breaking(({ styleId, text }) => !boots!.has(styleId) || !/\bbar[- ]tack|loose thread/i.test(text))).toEqual([]);
  });
});

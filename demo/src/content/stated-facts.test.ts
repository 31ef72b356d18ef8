import { partsOf } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { loadContent } from './content.ts';

const content = loadContent();
const { stores, styles } = loadCatalog();
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const bodyOf = (key: string, locale: string) => content.find((item) => item.deliveryKey === key && item.locale === locale)?.body;

describe('the guarantee', () => {
  const counts: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, trois: 3, quatre: 4, cinq: 5 };
  it.each(['', 'en-GB', 'fr-FR'])('has as many sentences as its links state, in "%s"', (locale) => {
    const { slotContent } = (bodyOf('no-bull-guarantee', locale) ?? bodyOf('no-bull-guarantee', ''))! as {
      slotContent: { heading: string; richText?: { richText: string } }[];
    };
    const { heading, richText } = slotContent[0]!;
    const sentences = `${heading} ${richText!.richText}`
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/(?<=\.)\s+/);
    const pages = content.filter((item) => item.locale === locale);
    const stated = pages.flatMap(({ deliveryKey, body }) =>
      textsIn(body).flatMap((text) =>
        [...text.matchAll(/(?:\bin|It’s|en) (\p{L}+) (?:sentences|phrases)/gu)].map(([, count = '']) => ({
          deliveryKey,
          count: counts[count],
        })),
      ),
    );
    expect(stated.length).toBeGreaterThan(0);
    for (const { deliveryKey, count } of stated) expect(count, deliveryKey).toBe(sentences.length);
  });
});

describe('repairs', () => {
  it.each(['', 'en-GB', 'fr-FR'])('are made at the stores that have the service, in "%s"', (locale) => {
    const text = textsIn(bodyOf('our-story-repairs', locale)).join(' ');
    const benches = /Ely, [^.;]*?(?= have a bench| ont un atelier)/.exec(text)?.[0].split(/, | and | et /);
    const offering = stores.filter(({ services }) => services.includes('Repairs'));
    expect(benches?.sort()).toEqual(offering.map(({ address }) => address.city).sort());
  });

  it.each(['', 'en-GB', 'fr-FR'])('are called free where their table has no price, in "%s"', (locale) => {
    const text = textsIn(bodyOf('our-story-repairs', locale)).join(' ');
    const free = [...text.matchAll(/<th scope="row">([^<]*)<\/th><td>(?:Free|Gratuit)/g)].map(([, name]) => name);
    expect(free).toHaveLength(2);
    expect(text).not.toMatch(/most of what we fix|la plupart de nos réparations/i);
  });
});

describe('a callout of the home page', () => {
  const counts: Record<string, number> = { ten: 10, dix: 10 };
  it.each(['', 'fr-FR'])('that starts with a number counts what its image shows, in "%s"', async (locale) => {
    const { banners } = bodyOf('home-hero', locale) as {
      banners: { image: { image: string }; callouts: { heading: string; part: string }[] }[];
    };
    const counted = banners.flatMap(({ image, callouts }) =>
      callouts.flatMap(({ heading, part }) => {
        const count = counts[heading.split(' ', 1)[0]!.toLowerCase()];
        return count === undefined ? [] : [{ count, part, id: /(\d+)-\d+-front$/.exec(image.image)![1] }];
      }),
    );
    expect(counted.length).toBeGreaterThan(0);
    for (const { count, part, id } of counted) {
      const { artwork } = styles.find((style) => style.id === id)!;
      const views = [...(await partsOf(artwork, 'front')), ...(await partsOf(artwork, 'back'))];
      expect(views.filter(({ name }) => name === part)).toHaveLength(count);
    }
  });
});

describe('a translated page', () => {
  const placeholders = (value: unknown) => [...new Set([...JSON.stringify(value).matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort();
  const blocksOf = (body: unknown) => (body as { slotContent?: unknown[] }).slotContent ?? [];
  const translated = content.filter(({ locale, body }) => locale !== '' && blocksOf(body).length > 0);

  it.each(translated)('promises the same in each block: $locale $deliveryKey', ({ deliveryKey, body }) => {
    const original = blocksOf(bodyOf(deliveryKey, ''));
    const blocks = blocksOf(body);
    expect(blocks).toHaveLength(original.length);
    expect(blocks.map(placeholders)).toEqual(original.map(placeholders));
  });
});

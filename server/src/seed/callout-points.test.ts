import { partsOf, type VisiblePart } from '@outfitter/artwork';
import { loadCatalog, loadContent } from '@outfitter/demo';
import { expect, it } from 'vitest';
import { addCalloutPoints } from './callout-points.ts';

const image = { image: '/i/ridge/4117-10-front', alt: 'A coat' };
const parts: VisiblePart[] = [
  { name: 'rivet', x: 0.33, y: 0.6 },
  { name: 'rivet', x: 0.67, y: 0.61 },
  { name: 'collar', x: 0.45, y: 0.26 },
];
const findParts = async (path: string) => (path === image.image ? parts : undefined);
const callout = (side: 'l' | 'r', part?: string) => ({ heading: 'H', text: 'T', side, ...(part ? { part } : {}) });

it('a callout gets the point of the named part that is nearest to its side', async () => {
  const banner = { image, callouts: [callout('l', 'collar'), callout('l', 'rivet'), callout('r', 'rivet'), callout('r')] };
  expect(await addCalloutPoints({ banners: [banner] }, findParts)).toEqual({
    banners: [
      {
        image,
        callouts: [
          { ...callout('l'), pointX: 0.45, pointY: 0.26 },
          { ...callout('l'), pointX: 0.33, pointY: 0.6 },
          { ...callout('r'), pointX: 0.67, pointY: 0.61 },
          callout('r'),
        ],
      },
    ],
  });
});

it('a callout must name a part that its image shows', async () => {
  const banner = { image, callouts: [callout('l', 'hood')] };
  await expect(addCalloutPoints(banner, findParts)).rejects.toThrow(
    '"hood", which its image does not show. Fix: name one of rivet, rivet, collar.',
  );
});

it('content without callouts stays as it is', async () => {
  const body = { headline: 'A', tiles: [{ image, list: ['a', 1, null] }] };
  expect(await addCalloutPoints(body, findParts)).toEqual(body);
});

it('the callouts of the home page name parts that the coat’s drawing shows, in every language', async () => {
  const { artwork } = loadCatalog().styles.find(({ id }) => id === '4117')!;
  const heroes = loadContent().filter(({ deliveryKey }) => deliveryKey === 'home-hero');
  expect(heroes.length).toBeGreaterThan(1);
  for (const { body } of heroes) {
    const text = JSON.stringify(await addCalloutPoints(body, () => partsOf(artwork)));
    expect(text.match(/"pointX":0\.\d+,"pointY":0\.\d+/g)).toHaveLength(3);
    expect(text).not.toContain('"part"');
  }
});

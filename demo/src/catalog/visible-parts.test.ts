import { type PartName, partsOf } from '@outfitter/artwork';
import type { ArtworkType } from '@outfitter/artwork/spec';
import { expect, it } from 'vitest';
import { type CatalogStyle, loadCatalog } from './catalog.ts';

interface Claim {
  /** Words of a feature that name a part which an image of the style can show. */
  words: RegExp;
  part: PartName;
  types: readonly ArtworkType[];
}

const claims: readonly Claim[] = [
  { words: /\bspeed hooks\b|hooks don’t/i, part: 'hook', types: ['boot'] },
  { words: /elastic gore|elastic at both sides/i, part: 'gore', types: ['boot', 'rubber-boot'] },
  { words: /\bhip zips?\b|\bzips? at (?:both|the left) hips?\b/i, part: 'hip-zip', types: ['overalls'] },
  { words: /\b(?:side|leg) zips?\b/i, part: 'leg-zip', types: ['overalls'] },
  { words: /\bside zips?\b/i, part: 'side-zip', types: ['parka'] },
  { words: /side zips? hip to ankle/i, part: 'leg-zip', types: ['pants'] },
  { words: /hems have a .* side zip/i, part: 'hem-zip', types: ['pants'] },
  { words: /hammer loop/i, part: 'hammer-loop', types: ['overalls', 'pants', 'shorts', 'jeans'] },
  { words: /bib pocket with a flap/i, part: 'flap-pocket', types: ['overalls'] },
  { words: /(?<!behind the )patch pockets/i, part: 'patch-pocket', types: ['jacket'] },
  { words: /welt (?:hand )?pockets/i, part: 'welt-pocket', types: ['jacket'] },
  { words: /slant pockets/i, part: 'slant-pocket', types: ['jacket'] },
  { words: /flap(?:ped)? (?:chest )?pockets|chest flap/i, part: 'chest-flap-pocket', types: ['jacket', 'flannel', 'work-shirt'] },
  { words: /chest zip|zippered chest|chest pocket zips/i, part: 'chest-zip-pocket', types: ['jacket', 'rain-shell'] },
  { words: /collar/i, part: 'collar', types: ['jacket'] },
];

const { styles } = loadCatalog();
const featuresOf = ({ features }: CatalogStyle, { words }: Claim) => features.filter((feature) => words.test(feature));

it.each(claims)('PDP-001 every style that names $words in a feature shows the part $part', async (claim) => {
  const claiming = styles.filter((style) => claim.types.includes(style.artwork.type) && featuresOf(style, claim).length > 0);
  expect(claiming.length).toBeGreaterThan(0);
  for (const style of claiming) {
    const shown = new Set([...(await partsOf(style.artwork)), ...(await partsOf(style.artwork, 'back'))].map(({ name }) => name));
    expect(shown, `${style.id} ${style.name}: ${featuresOf(style, claim).join('; ')}`).toContain(claim.part);
  }
});

const counted = { three: 3, four: 4, five: 5 } as const;

it('PDP-001 a henley has as many buttons as its feature says', () => {
  const claiming = styles.flatMap(({ id, artwork, features }) =>
    features.flatMap((feature) => {
      const [, word] = /\b(three|four|five)-button placket/i.exec(feature) ?? [];
      return word && artwork.type === 'henley' ? [{ id, said: word.toLowerCase(), drawn: artwork.buttons }] : [];
    }),
  );
  expect(claiming.length).toBeGreaterThan(2);
  for (const { id, said, drawn } of claiming) expect([id, counted[drawn]]).toEqual([id, counted[said as keyof typeof counted]]);
});

it.each(['4117', '4118', '4241', '5117', '5118'])('PDP-001 the Fencepost %s shows the rivets that its text counts', async (id) => {
  const { artwork, facts } = styles.find((style) => style.id === id)!;
  const parts = [...(await partsOf(artwork, 'front')), ...(await partsOf(artwork, 'back'))];
  expect(`${parts.filter(({ name }) => name === 'rivet').length}`).toBe(
    /(\d+) brass rivets/.exec(Object.fromEntries(facts).Hardware ?? '')?.[1],
  );
});

import { partsOf as drawnParts, type PartName, type VisiblePart } from '@outfitter/artwork';
import type { ArtworkType } from '@outfitter/artwork/spec';
import { expect, it } from 'vitest';
import { type CatalogStyle, loadCatalog } from './catalog.ts';
import { loadTranslations } from './translations.ts';

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

const catalog = loadCatalog();
const { styles } = catalog;
const french = loadTranslations(catalog).find(({ locale }) => locale === 'fr-FR')!.styles;
const drawn = new Map<string, Promise<VisiblePart[]>>();
/** Draws each view of a style once, because most tests ask about the same styles. */
function partsOf(artwork: CatalogStyle['artwork'], view: 'front' | 'back' = 'front'): Promise<VisiblePart[]> {
  const key = JSON.stringify([artwork, view]);
  const parts = drawn.get(key) ?? drawnParts(artwork, view);
  drawn.set(key, parts);
  return parts;
}
const stylesOf = <T extends ArtworkType>(...types: readonly T[]) =>
  styles.filter((style): style is CatalogStyle & { artwork: Extract<CatalogStyle['artwork'], { type: T }> } =>
    types.some((type) => type === style.artwork.type),
  );
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

it.each([
  ['4401', /utility pocket/i, 'utility-pocket'],
  ['4401', /phone pocket/i, 'phone-pocket'],
  ['6500', /collar, buttons up/i, 'collar-button'],
  ['6500', /striped blanket/i, 'blanket-lining'],
  ['7205', /nitrile dip/i, 'dipped-palm'],
  ['8002', /molded sole/i, 'molded-sole'],
] as const)('PDP-001 the style %s names %s and shows it', async (id, words, part) => {
  const { artwork, features, facts } = styles.find((style) => style.id === id)!;
  expect([...features, ...facts.map(([, fact]) => fact)].join('\n')).toMatch(words);
  expect((await partsOf(artwork)).map(({ name }) => name)).toContain(part);
});

it('PDP-001 a boot with eyelets to the top, as its text says, shows no hooks', async () => {
  const { artwork, facts } = styles.find(({ id }) => id === '8002')!;
  expect(Object.fromEntries(facts).Lacing).toMatch(/eyelets/i);
  for (const view of ['front', 'back'] as const) expect((await partsOf(artwork, view)).map(({ name }) => name)).not.toContain('hook');
});

const textOf = ({ cloth, description, features, facts }: Pick<CatalogStyle, 'cloth' | 'description' | 'features' | 'facts'>) =>
  [cloth, ...description, ...features, ...facts.map(([, fact]) => fact)].join('\n');
/** The parts that the front and the back of a style show. */
const shownBy = async ({ artwork }: CatalogStyle) =>
  [...(await partsOf(artwork, 'front')), ...(await partsOf(artwork, 'back'))].map(({ name }) => name);
/** What the texts of a style should show beside what it does show; its number makes a failure readable. */
const expectSame = ({ id }: CatalogStyle, shown: unknown, said: unknown) => expect([id, shown]).toEqual([id, said]);
const doubleFronts = styles.filter(({ artwork }) => artwork.type === 'pants' && artwork.knees === 'double');

it('PDP-001 a hammer loop is drawn if and only if a text names one', async () => {
  const types: readonly ArtworkType[] = ['overalls', 'pants', 'shorts', 'jeans'];
  for (const style of styles.filter(({ artwork }) => types.includes(artwork.type)))
    expectSame(style, (await shownBy(style)).includes('hammer-loop'), /hammer loop/i.test(textOf(style)));
});

const rivetsSaid = (lines: readonly string[]) =>
  [...lines.join('\n').matchAll(/(\d+) (?:brass |copper |black )?rivets/g)].map(([, count]) => Number(count));

it('PDP-001 jackets, jeans, overalls and shorts show as many rivets as their texts count, in both languages', async () => {
  const counting = stylesOf('jacket', 'jeans', 'overalls', 'shorts').filter(({ facts }) => rivetsSaid(facts.flat()).length > 0);
  expect(counting.length).toBeGreaterThan(30);
  for (const id of ['4117', '4118', '4121', '4241', '5117', '5118'])
    expect(factsOf(counting.find((style) => style.id === id)!)).toMatch(/Hardware: .*\d+ brass rivets/);
  for (const style of counting) {
    const drawn = (await shownBy(style)).filter((name) => name === 'rivet').length;
    expectSame(style, [drawn], rivetsSaid(style.facts.flat()));
    expectSame(style, [drawn], rivetsSaid(french[style.id]?.facts?.flat() ?? []));
  }
});

it('PDP-001 a shirt has as many buttons or snaps in front as its hardware says, in both languages', async () => {
  const shirts = stylesOf('flannel', 'work-shirt');
  const counting = shirts.filter((style) => /(?:Hardware|Buttons|Snaps): \d+(?!-hole|\d)/.test(factsOf(style)));
  expect(counting.length).toBeGreaterThan(30);
  for (const style of counting) {
    const kind = style.artwork.snaps ? 'snap' : 'button';
    const drawn = (await partsOf(style.artwork)).filter(({ name }) => name === kind).length;
    expectSame(style, drawn, Number(/(?:Hardware|Buttons|Snaps): (\d+)/.exec(factsOf(style))?.[1]));
    const translated = factsOf({ facts: french[style.id]?.facts ?? [] });
    expectSame(style, drawn, Number(/(?:Mercerie|Boutons|Pressions): (\d+)/.exec(translated)?.[1]));
  }
  for (const style of shirts) expectSame(style, /\bsnaps?\b/i.test(textOf(style)), style.artwork.snaps);
});

it('PDP-001 pockets that are drawn on the bias are not said to match the plaid', () => {
  const plaid = stylesOf('flannel').filter(({ artwork }) => artwork.pattern !== 'solid' && artwork.flaps && artwork.pockets !== 'none');
  expect(plaid.length).toBeGreaterThan(5);
  for (const style of plaid) {
    expect(textOf(style), style.id).not.toMatch(/matched [^.\n]*pocket(?!s? (?:turned )?on the bias)/i);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/raccordés? [^".]*poche(?!s? (?:coupées )?en biais)/i);
  }
});

it('PDP-001 no jacket with a zip and no overalls name a flap over the zip, which is drawn bare, and no jacket elastic cuffs', () => {
  const bare = styles.filter(({ artwork }) => artwork.type === 'overalls' || (artwork.type === 'jacket' && artwork.closure === 'zip'));
  expect(bare.length).toBeGreaterThan(20);
  for (const style of bare) {
    expect(textOf(style), style.id).not.toMatch(
      /storm (?:flap|fly)|elastic (?:binding|edge|cuffs?)|snaps? seat|seat (?:with|on) \w+ snaps/i,
    );
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(
      /glissière[^".]* sous (?:double )?rabat|rabat sur une glissière|ganse élastique/i,
    );
  }
});

it('PDP-001 no jacket names a throat latch, eyelets or grommets, because none is drawn', () => {
  for (const style of stylesOf('jacket')) {
    expect(textOf(style), style.id).not.toMatch(/throat latch|eyelet|grommet/i);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/patte de gorge|œillet/i);
  }
});

it('PDP-001 flaps of a cap are closed by the snap that is drawn, not tied', () => {
  const caps = stylesOf('cap').filter(({ artwork }) => artwork.flaps);
  expect(caps.length).toBeGreaterThan(0);
  for (const style of caps) {
    expect(textOf(style), style.id).not.toMatch(/\bt(?:ies?|ied)\b/i);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/\bnou(?:e|ent|er|ées?)\b/i);
  }
});

it('PDP-001 the bib pocket of overalls is divided once, for a pencil', () => {
  for (const style of stylesOf('overalls')) {
    expect(textOf(style), style.id).not.toMatch(/compartments?/i);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/\bcases\b/i);
  }
});

it('PDP-001 double fronts show as many rivets as their texts say in both languages, and none if these name none', async () => {
  expect(doubleFronts.length).toBeGreaterThan(8);
  for (const style of doubleFronts) {
    const drawn = (await shownBy(style)).filter((name) => name === 'rivet').length;
    const { features = [], facts = [] } = french[style.id] ?? {};
    const said = rivetsSaid([...style.features, ...style.facts.map(([, fact]) => fact)]);
    expectSame(
      style,
      said.map(() => drawn),
      said,
    );
    expectSame(style, drawn > 0, /rivet/i.test(textOf(style)));
    expectSame(style, rivetsSaid([...features, ...facts.map(([, fact]) => fact)]), said);
  }
});

it('PDP-001 double fronts show pockets on their thighs if and only if their texts name them', async () => {
  for (const style of doubleFronts) {
    const shown = await shownBy(style);
    expectSame(style, shown.includes('phone-pocket'), /\bphone(?: pocket)?\b/i.test([...style.features, ...style.facts.flat()].join('\n')));
    expectSame(
      style,
      shown.includes('utility-pocket'),
      /\butility\b|\btool pocket|secateur pocket|phone, rule/i.test([...style.features, ...style.facts.flat()].join('\n')),
    );
  }
});

it('PDP-001 a dog coat shows the lining, the piping and the leash slot that its texts name', async () => {
  const coats = styles.filter(({ artwork }) => artwork.type === 'dog-coat');
  expect(coats.length).toBeGreaterThan(8);
  for (const style of coats) {
    const [text, shown] = [textOf(style), await shownBy(style)];
    expectSame(style, shown.includes('reflective-piping'), /reflective/i.test(text));
    expectSame(style, shown.includes('leash-slot'), /leash slot faced with leather/i.test(text));
    expectSame(style, shown.includes('blanket-lining'), /blanket lined/i.test(text));
    if (/fleece lined/i.test(text)) expectSame(style, shown.includes('pile-lining'), true);
    expectSame(style, shown.includes('quilted-lining'), /nylon, quilted/i.test(text) && !shown.includes('pile-lining'));
  }
});

it('PDP-001 a glove has a suede palm if and only if its texts name one', async () => {
  for (const style of styles.filter(({ artwork }) => artwork.type === 'gloves'))
    expectSame(style, (await shownBy(style)).includes('suede-palm'), /suede palm/i.test(textOf(style)));
});

const factsOf = ({ facts }: Pick<CatalogStyle, 'facts'>) => facts.map((fact) => fact.join(': ')).join('\n');

it('PDP-001 a jacket shows as many sewn buttons as its hardware says, in both languages', async () => {
  const jackets = styles.filter(({ artwork }) => artwork.type === 'jacket' && artwork.closure.endsWith('buttons'));
  const counting = jackets.filter((style) => /Hardware: .*\d+ [^,]*buttons/.test(factsOf(style)));
  expect(counting.length).toBeGreaterThan(7);
  for (const style of counting) {
    const drawn = (await shownBy(style)).filter((name) => name === 'button').length;
    expectSame(style, drawn, Number(/(\d+) [^,]*buttons/.exec(factsOf(style))?.[1]));
    expectSame(style, drawn, Number(/(\d+) boutons/.exec(factsOf({ facts: french[style.id]?.facts ?? [] }))?.[1]));
  }
});

it('PDP-001 a jacket whose text counts rivets counts the two snaps of its cuffs apart from them', () => {
  const riveted = styles.filter((style) => style.artwork.type === 'jacket' && /brass rivets/.test(factsOf(style)));
  expect(riveted.length).toBeGreaterThan(4);
  for (const style of riveted)
    expectSame(style, 'sleeves' in style.artwork && style.artwork.sleeves === 'long', factsOf(style).includes('2 brass cuff snaps'));
});

it('PDP-001 a pull-on boot shows as many pull loops as its texts name', async () => {
  const boots = styles.filter(({ artwork }) => artwork.type === 'boot' && artwork.closure !== 'lace');
  expect(boots.length).toBeGreaterThan(3);
  for (const style of boots) {
    const [, how] = /\b(two pull loops|pull loop at the back)/i.exec(textOf(style)) ?? [];
    const drawn = (await partsOf(style.artwork)).filter(({ name }) => name === 'pull-loop').length;
    if (how) expectSame(style, drawn, how.toLowerCase() === 'two pull loops' ? 2 : 1);
    expect(textOf(style), style.id).not.toMatch(/front and back|bootjack|out of sight/i);
  }
});

it('PDP-001 a leather glove names the second layer or the pad of its palm, and a safety cuff its canvas', () => {
  const gloves = stylesOf('gloves');
  for (const style of gloves) {
    if (style.artwork.shell === 'leather') expectSame(style, /double palm|padded palm/i.test(textOf(style)), true);
    const canvas = style.materials.some(({ part, fibers }) => part === 'panel' && 'cotton' in fibers);
    expectSame(style, [/safety cuff of striped canvas/i.test(textOf(style)), canvas], Array(2).fill(style.artwork.cuff === 'safety'));
  }
});

it('PDP-001 a rain shell names no underarm zips, no elastic cuffs, and a drawcord of its hood only if one is drawn', () => {
  const shells = stylesOf('rain-shell');
  expect(shells.length).toBeGreaterThan(8);
  for (const style of shells) {
    const text = [...style.description, ...style.features, factsOf(style)].join('\n');
    expect(text, style.id).not.toMatch(/pit zip|under(?: each |)arm|elastic(?: edge|\b[^.\n]* cuffs?)|cuffs?\b[^.\n]* elastic/i);
    if (/no cord|hood.*drawcord/i.test(text)) expectSame(style, /no cord/i.test(text), style.artwork.cut === 'kids');
  }
});

it('PDP-001 double fronts have panels of nylon if and only if the line below their name says nylon fronts', () => {
  for (const style of doubleFronts)
    expectSame(style, style.artwork.type === 'pants' && style.artwork.panels === 'nylon', /nylon fronts/.test(style.cloth));
});

it('PDP-001 no double front starts in the middle of the thigh, because its panels start at the top, nor is its nylon at the knee only', () => {
  for (const style of doubleFronts) {
    expect(textOf(style), style.id).not.toMatch(/mid-thigh|nylon knee/i);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/(?:milieu de la|mi-)cuisse|genoux? de polyamide/i);
  }
});

it('PDP-001 the back pockets of pants with a button waist have as many buttons as their hardware says, in both languages', async () => {
  const pants = styles.filter(({ artwork }) => artwork.type === 'pants' && artwork.cut !== 'kids' && artwork.waist === 'button');
  expect(pants.length).toBeGreaterThan(20);
  for (const style of pants) {
    const buttons = (await partsOf(style.artwork, 'back')).filter(({ name }) => name === 'button').length;
    expect(factsOf(style), style.id).toContain('Hardware: ');
    expectSame(style, Number(/(\d+) at the back pockets/.exec(factsOf(style))?.[1] ?? 0), buttons);
    const facts = factsOf({ facts: french[style.id]?.facts ?? [] });
    expectSame(style, Number(/(\d+) aux poches arrière/.exec(facts)?.[1] ?? 0), buttons);
    if (buttons > 0) expect(textOf(style), style.id).not.toMatch(/(?<!no )\brivet|(?:zip\w*|zips at both) back pocket/i);
  }
});

it('PDP-001 no text names a third row of stitches, because none is drawn', () => {
  const wrong = (texts: Readonly<Record<string, object>> | readonly CatalogStyle[], words: RegExp) =>
    Object.values(texts).filter((style) => words.test(JSON.stringify(style)));
  expect(wrong(styles, /triple.stitch|triple seat|felled, three rows/i)).toEqual([]);
  expect(wrong(french, /triple couture|trois rangs de piqûres/i)).toEqual([]);
});

/** Length of the sole of the size in which heights are measured, in inches. */
const soles = { men: 12.2, women: 10.8, kids: 8.3 };

it('PDP-001 a boot is as high beside its sole as its height says, in both languages', async () => {
  const boots = styles.filter(({ artwork }) => artwork.type === 'boot' || artwork.type === 'rubber-boot');
  expect(boots.length).toBeGreaterThan(20);
  for (const style of boots) {
    const parts = new Map((await partsOf(style.artwork)).map((part) => [part.name, part]));
    const [top, toe, heel] = (['shaft-top', 'toe', 'heel'] as const).map((name) => parts.get(name)!);
    // Positions are shares of an image that is a quarter higher than wide.
    const drawn = ((heel!.y - top!.y) * 1.25) / (heel!.x - toe!.x);
    const [wearer = ''] = style.categories[0]!.split('-');
    const stated = Number(/(?:Height|Shaft): (\d+) in\./.exec(factsOf(style))?.[1]);
    const off = (drawn * soles[wearer as keyof typeof soles]) / stated - 1;
    expect(Math.abs(off), `${style.id} ${style.name}: ${stated} in., drawn ${Math.round(off * 100)}% higher`).toBeLessThan(0.1);
    const centimeters = /Hauteur(?: de tige)?: (\d+)\u00a0cm/.exec(factsOf({ facts: french[style.id]?.facts ?? [] }))?.[1];
    expectSame(style, Number(centimeters), Math.round(stated * 2.54));
    if (style.artwork.type === 'rubber-boot') expect(textOf(style), style.id).not.toMatch(/pull (?:tab|loop)/i);
  }
});

it('PDP-001 a glove names its cuff and the lines sewn on its back as they are drawn, in both languages', async () => {
  const gloves = stylesOf('gloves');
  for (const style of gloves) {
    const facts = factsOf(style);
    const translated = factsOf({ facts: french[style.id]?.facts ?? [] });
    expectSame(style, /Cuff: ribbed knit/i.test(facts), style.artwork.cuff === 'knit');
    expectSame(style, /Poignet: tricot à côtes/i.test(translated), style.artwork.cuff === 'knit');
    expectSame(style, /Cuff: (?:.* )?gauntlet/i.test(facts), style.artwork.cuff === 'gauntlet');
    const isSewn = (await shownBy(style)).includes('sewn-points');
    expectSame(style, /Back: three lines sewn from the knuckles/i.test(facts), isSewn);
    expectSame(style, /Dos: trois nervures/i.test(translated), isSewn);
  }
});

it('PDP-001 a rain shell names its ripstop and the yoke across its back if they are drawn, and no brim, no other vent and no snaps in front', async () => {
  const shells = stylesOf('rain-shell');
  for (const style of shells) {
    const translated = JSON.stringify(french[style.id]);
    expectSame(style, /ripstop/i.test(textOf(style)), style.artwork.ripstop);
    expectSame(style, /antidéchirure/i.test(translated), style.artwork.ripstop);
    const hasYoke = (await shownBy(style)).includes('back-yoke');
    expectSame(style, /yoke across the back/i.test(textOf(style)), hasYoke);
    expectSame(style, /empiècement (?:aéré sur la largeur du|au) dos/i.test(translated), hasYoke);
    expect(textOf(style), style.id).not.toMatch(/\bbrim\b|\bbill\b|back vent|storm flap|\bsnaps?\b(?! down both sides)/i);
    expect(translated, style.id).not.toMatch(
      /visière|fente (?:de|du|au) dos|\brabat\b|\bpressions?\b(?! (?:sur|aux|des) (?:les )?(?:deux )?côtés)/i,
    );
  }
});

it('PDP-001 no coat and no pants name a D-ring, because none is drawn', () => {
  for (const style of styles.filter(({ artwork }) => ['jacket', 'parka', 'pants', 'overalls'].includes(artwork.type))) {
    expect(textOf(style), style.id).not.toMatch(/D-rings?/);
    expect(JSON.stringify(french[style.id]), style.id).not.toMatch(/anneaux? en D/);
  }
});

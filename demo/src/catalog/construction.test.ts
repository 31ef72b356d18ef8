import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { type CatalogStyle, loadCatalog } from './catalog.ts';
import { loadTranslations } from './translations.ts';

const catalog = loadCatalog();
const french = loadTranslations(catalog).find(({ locale }) => locale === 'fr-FR')!;
const made = catalog.styles.filter(({ materials }) => materials.length > 0);

const polyesters = ['polyester', 'recycled-polyester'];
const nylons = ['nylon', 'recycled-nylon'];
/** What a text calls a cloth, a fill or a trim, and the fibers of which one must be stated. */
const namedFibers: readonly (readonly [name: RegExp, fibers: readonly string[]])[] = [
  [/recycled polyester/i, ['recycled-polyester']],
  [/recycled nylon/i, ['recycled-nylon']],
  [/\bnylon\b(?! coil)|\boxford\b/i, nylons],
  [/taffeta/i, [...nylons, ...polyesters]],
  [/polyester|microfleece|\bsherpa\b|synthetic|\bfleece\b/i, [...polyesters, 'acrylic']],
  [/\bmesh\b|tricot/i, [...polyesters, ...nylons]],
  [/\bsatin\b/i, ['polyester', 'rayon', 'nylon']],
  [/\bwool\b|\bblanket\b/i, ['wool', 'merino-wool']],
  [/merino/i, ['merino-wool']],
  [/\bleather\b(?! washer)|goatskin|deerskin|cowhide|suede/i, ['leather']],
  [/corduroy|\bcord collar/i, ['cotton']],
  [/\bcotton\b|\bduck\b(?! down)|\bdenim\b|chambray|\bcanvas\b/i, ['cotton']],
  [/\d{3}-fill|duck down/i, ['down']],
  [/elastane|spandex|% stretch|little stretch/i, ['elastane']],
  [/\blinen\b/i, ['linen']],
  [/\bhemp\b/i, ['hemp']],
  [/alpaca/i, ['alpaca']],
  [/neoprene/i, ['neoprene']],
  [/nitrile/i, ['nitrile']],
  [/polyurethane|\bPU\b|\b[\d.]+-layer (?:nylon|ripstop)|waterproof insert/i, ['polyurethane']],
  [/(?<!without a )membrane|(?<!rivets, |powder )\bcoat(?:ed\b(?! against)|ing\b)/i, ['polyurethane', 'pvc']],
  [/\brubber\b(?! gaskets)/i, ['rubber']],
  [/\bgore\b|elastic at both sides/i, ['elastane', 'rubber']],
];

type Part = CatalogStyle['materials'][number]['part'];
const fibersOf = ({ materials }: CatalogStyle, parts?: readonly Part[]) =>
  materials.filter(({ part }) => parts?.includes(part) ?? true).flatMap(({ fibers }) => Object.keys(fibers));
const missingFibers = (text: string, stated: readonly string[]) =>
  namedFibers.filter(([name, fibers]) => name.test(text) && !fibers.some((fiber) => stated.includes(fiber))).map(([, [first]]) => first);

describe('the materials of a style', () => {
  it('have the fibers of every cloth, fill, facing and trim that its texts name', () => {
    const missing = made.flatMap((style) =>
      [style.cloth, ...style.features, ...style.facts.map(([, fact]) => fact)].flatMap((text) =>
        missingFibers(text, fibersOf(style)).map((fiber) => `${style.id} "${text}": ${fiber}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['Lining', ['lining', 'fill']],
    ['Liner', ['lining']],
    ['Fill', ['fill']],
  ] as const)('state those of the %s row as its own part', (row, parts) => {
    const stated = made.flatMap((style) => style.facts.filter(([name]) => name === row).map(([, fact]) => ({ style, fact })));
    const real = stated.filter(({ fact }) => !fact.startsWith('None'));
    expect(real.length).toBeGreaterThan(0);
    const missing = real.flatMap(({ style, fact }) => {
      const own = fibersOf(style, parts);
      return own.length === 0 ? [style.id] : missingFibers(fact, own).map((fiber) => `${style.id} "${fact}": ${fiber}`);
    });
    expect(missing).toEqual([]);
  });

  it('have a fill where the style is quilted or has grams of fill, and a lining where it is lined', () => {
    const without = (part: Part, holds: (text: string) => boolean) =>
      made
        .filter((style) => !style.materials.some((each) => each.part === part))
        .filter(({ cloth, features, facts }) => [cloth, ...features, ...facts.map(([, fact]) => fact)].some(holds))
        .map(({ id, name }) => `${id} ${name}`);
    expect(without('fill', (text) => /\d g\b(?! breathable)|\bquilt/i.test(text))).toEqual([]);
    const lined = made.filter(({ cloth, materials }) => /\blined\b/.test(cloth) && !materials.some(({ part }) => part === 'lining'));
    expect(lined.map(({ id, cloth }) => `${id} ${cloth}`)).toEqual([]);
  });
});

describe('the parts of a style', () => {
  const boots = made.filter(({ artwork }) => artwork.type === 'boot' || artwork.type === 'rubber-boot');
  const partOf = ({ materials }: CatalogStyle, wanted: Part) => Object.keys(materials.find(({ part }) => part === wanted)?.fibers ?? {});

  it('include the sole of every boot: that of its row, or the rubber in which a rubber boot is molded', () => {
    expect(boots.length).toBeGreaterThan(15);
    const soleless = boots.filter((style) => {
      const row = style.facts.find(([name]) => name === 'Sole')?.[1];
      if (style.artwork.type === 'rubber-boot') return !partOf(style, 'shell').includes('rubber');
      return row === undefined || !partOf(style, 'sole').includes(/polyurethane/i.test(row) ? 'polyurethane' : 'rubber');
    });
    expect(soleless.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('include the dip of a glove, a lining of the upper, gores and knit cuffs', () => {
    const named: readonly (readonly [name: RegExp, part: Part, types: readonly string[]])[] = [
      [/\bdip\b|\bdipped\b/i, 'coating', ['gloves']],
      [/waterproof insert/i, 'lining', ['gloves']],
      [/^leather lined|membrane/i, 'lining', ['boot']],
      [/\bgore\b|elastic at both sides/i, 'trim', ['boot', 'rubber-boot']],
      [
        /(?:rib|knit)\b[^,.]*\bcuffs?\b|cuffs?\b[^,.]*\b(?:rib|rib-knit)\b|\bknit wrist\b|^Cuff: knit/i,
        'trim',
        ['gloves', 'jacket', 'parka'],
      ],
    ];
    // The wrist of a knit glove is part of its shell.
    const isOneKnit = ({ artwork }: CatalogStyle) => 'shell' in artwork && ['knit', 'suede-palm', 'dipped'].includes(artwork.shell ?? '');
    const missing = made.flatMap((style) =>
      [style.cloth, ...style.features, ...style.facts.map((fact) => fact.join(': '))].flatMap((text) =>
        named
          .filter(([name, part, types]) => types.includes(style.artwork.type) && name.test(text) && partOf(style, part).length === 0)
          .filter(([, part]) => part !== 'trim' || !isOneKnit(style))
          .map(([, part]) => `${style.id} "${text}": ${part}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('include what lines the sleeves, if that is not what lines the body', () => {
    const sleeves = made.filter(({ description, features, facts }) =>
      [...description, ...features, ...facts.map(([, fact]) => fact)].some((text) =>
        /satin in (?:the )?sleeves|taffeta sleeves|sleeves (?:of|are lined in) quilted (?:polyester )?taffeta/i.test(text),
      ),
    );
    expect(sleeves.length).toBeGreaterThan(4);
    for (const style of sleeves) {
      const smooth = [...partOf(style, 'panel'), ...partOf(style, 'lining')].filter((fiber) => ['polyester', 'nylon'].includes(fiber));
      expect(smooth.length, style.id).toBeGreaterThan(0);
    }
  });
});

describe('the pack of a style', () => {
  it('is stated for socks and for gloves whose name has a number of pairs', () => {
    const packed = made.filter(({ artwork, name }) => artwork.type === 'socks' || (artwork.type === 'gloves' && /pair/i.test(name)));
    expect(packed.length).toBeGreaterThan(6);
    const silent = packed.filter(({ facts }) => !facts.some(([name, fact]) => name === 'Pack' && /^\d+ pairs?$/.test(fact)));
    expect(silent.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});

describe('the rows of pants for adults', () => {
  const pants = made.filter(({ artwork }) => artwork.type === 'pants' && artwork.cut !== 'kids');
  it.each(['Pockets', 'Weight'])('include %s', (row) => {
    expect(pants.length).toBeGreaterThan(30);
    expect(pants.filter(({ facts }) => !facts.some(([name]) => name === row)).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});

describe('the fit of a style', () => {
  it('says more than a word, in English and French', () => {
    const isWord = (text = '') => !/\s/.test(text.trim());
    const short = made.filter(({ id, fit }) => isWord(fit) || isWord(french.styles[id]?.fit));
    expect(short.map(({ id, name, fit }) => `${id} ${name}: ${fit}`)).toEqual([]);
  });
});

describe('the line of cloth under a name', () => {
  const departments = new Map(catalog.categories.map(({ id, parent }) => [id, parent]));
  const rootOf = (id: string): string => (departments.get(id) ? rootOf(departments.get(id)!) : id);

  it('has ounces only for cloth: the weight of the filter, which the care label repeats', () => {
    const wrong = made.filter(({ cloth, ounces, facts }) => {
      const stated = cloth.match(/([\d.]+) oz(?! bridle)/)?.[1];
      if (stated === undefined) return false;
      const isOnLabel = facts.some(([name, fact]) => name !== 'Weight' && new RegExp(`(?<![\\d.])${stated} oz`).test(fact));
      return (ounces !== undefined && ounces !== Number(stated)) || !isOnLabel;
    });
    expect(wrong.map(({ id, cloth, ounces }) => ({ id, cloth, ounces }))).toEqual([]);
  });

  it('has ounces, grams or loft of fill, or layers for all clothing, as the pages about weight state', () => {
    const clothing = made.filter(({ categories: [first = ''] }) => {
      return ['men', 'women', 'kids'].includes(rootOf(first)) && !first.includes('footwear');
    });
    expect(clothing.length).toBeGreaterThan(250);
    const silent = clothing.filter(({ cloth }) => !/\d oz|\d g\b|\d-fill|[\d.]-layer|\d-weight/.test(cloth));
    expect(silent.map(({ id, cloth }) => `${id} ${cloth}`)).toEqual([]);
  });
});

describe('a superlative of weight', () => {
  it.each([
    ['4402', /heaviest double front/, ({ artwork }: CatalogStyle) => artwork.type === 'pants' && artwork.knees === 'double'],
    ['4120', /heaviest duck/, ({ cloth }: CatalogStyle) => /\bduck\b/.test(cloth)],
    ['4304', /heaviest flannel/, ({ artwork }: CatalogStyle) => artwork.type === 'flannel' && artwork.cloth === 'flannel'],
  ] as const)('of %s is true over the catalog', (id, words, isCompared) => {
    const style = catalog.styles.find((each) => each.id === id)!;
    expect(style.description.join(' ')).toMatch(words);
    const compared = catalog.styles.filter(isCompared);
    expect(compared).toContain(style);
    expect(compared.filter(({ ounces = 0 }) => ounces > style.ounces!).map(({ id: heavier }) => heavier)).toEqual([]);
  });

  it('of another style is compared above', () => {
    const claims = /\b(?:stiffest|heaviest|lightest|warmest|thickest|thinnest|softest|toughest|strongest)\b/i;
    const claiming = catalog.styles.filter(({ headline, description, features }) =>
      claims.test([headline, ...description, ...features].join(' ')),
    );
    expect(claiming.map(({ id }) => id).sort()).toEqual(['4120', '4304', '4402']);
  });
});

/** Accessories and boots, whose parts other than cloth decide their care. */
const notSewnOfCloth = ['cap', 'beanie', 'gloves', 'collar', 'leash', 'tote', 'belt', 'socks', 'boot', 'rubber-boot'];
const clothNames =
  /\b(duck|denim|canvas|corduroy|cord|flannel|twill|chambray|linen|fleece|terry|sherpa|jersey|waffle|ripstop|nylon|down|3-layer|2\.5-layer|moleskin|poplin|rib)\b/;

/** Returns what decides the care of a style: weight, weave and coating of the cloth, and the fibers inside and out. */
function clothOf({ cloth, ounces, materials }: CatalogStyle): string {
  const fibers = materials.filter(({ part }) => part === 'shell' || part === 'lining' || part === 'fill');
  return JSON.stringify([ounces, clothNames.exec(cloth)?.[1] ?? cloth, /\d+-denier|coated/i.exec(cloth)?.[0], fibers]);
}

/** Returns care as a sorted list. Bleach is left out: it depends on the color. */
const careOf = ({ care }: CatalogStyle) =>
  care
    .filter((each) => each !== 'no-bleach')
    .sort()
    .join(' ');
const differing = (groups: Iterable<readonly CatalogStyle[]>) =>
  [...groups]
    .filter((styles) => new Set(styles.map(careOf)).size > 1)
    .map((styles) => styles.map((style) => `${style.id} ${style.name}: ${careOf(style)}`));

describe('the care of a style', () => {
  it('is that of every style of the same cloth, lining and fill', () => {
    const sewn = made.filter(({ artwork }) => !notSewnOfCloth.includes(artwork.type));
    const groups = [...Map.groupBy(sewn, clothOf).values()];
    expect(groups.filter((styles) => styles.length > 1).length).toBeGreaterThan(40);
    expect(differing(groups)).toEqual([]);
  });

  it('is that of the men’s style of the same name', () => {
    const groups = [...Map.groupBy(made, ({ name }) => name.replace('Women’s ', '')).values()].filter((styles) => styles.length > 1);
    expect(groups.length).toBeGreaterThan(10);
    expect(differing(groups)).toEqual([]);
  });

  it('brushes suede and keeps oil off it', () => {
    const isSuede = ({ cloth, facts }: CatalogStyle) =>
      [cloth, ...facts.flatMap(([name, fact]) => (name === 'Upper' ? [fact] : []))].some((text) =>
        /^(?:[\d.]+ mm )?(?:water-resistant )?(?:suede|nubuck)/i.test(text),
      );
    const suede = made.filter(isSuede);
    expect(suede.length).toBeGreaterThan(1);
    for (const style of suede) expect(careOf(style), style.id).toBe('Brush dry Suede protector, no oil no-wash');
    const brushed = made.filter(({ care }) => care.includes('Suede protector, no oil'));
    expect(brushed).toEqual(suede);
  });

  it('keeps a wool lining out of the dryer', () => {
    const tumbled = made.filter((style) => style.care.includes('tumble-low') && fibersOf(style, ['lining']).includes('wool'));
    expect(tumbled.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  const contradictions = {
    'no-wash': [
      /\b(?:for|in) the wash\b|machine wash|washable|wash it (?:warm|cold)|laundry/i,
      /pour le lavage|se lave\b|lavable|en machine/i,
    ],
    'hand-wash': [/dishwasher|washing machine|machine wash/i, /lave-vaisselle|en machine/i],
    'hang-dry': [/\bdryer\b|tumble|machine dry|dry it low/i, /sèche-linge|sécheuse/i],
    'flat-dry': [/\bdryer\b|tumble|machine dry|dry it low/i, /sèche-linge|sécheuse/i],
    'tumble-low': [/hang it to dry|keep it out of the dryer/i, /jamais au sèche-linge/i],
    'no-iron': [/\bironed\b|iron it|it irons/i, /se repasse/i],
    'wash-cold': [/wash it warm|warm water/i, /à l’eau chaude/i],
  } as const;
  it.each(Object.entries(contradictions))('%s is contradicted by none of its texts', (symbol, [inEnglish, inFrench]) => {
    const wrong = made
      .filter(({ care }) => care.some((each) => each === symbol))
      .filter(({ id, headline, description, features, facts }) => {
        const texts = [headline, ...description, ...features, ...facts.flat()].join(' ').replaceAll('Don’t wash it', '');
        const { headline: titre = '', description: lines = [], features: points = [] } = french.styles[id] ?? {};
        return inEnglish.test(texts) || inFrench.test([titre, ...lines, ...points].join(' '));
      });
    expect(wrong.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});

/** Names that several departments share. */
const families = ['Fencepost', 'Tailgate', 'Squall Line', 'Cold Start', 'Overnight Low', 'Woodlot', 'Turntable', 'Rail Yard', 'Elbow Room'];

describe('the temperatures of a style', () => {
  it('start no lower than those of a heavier one with the same name, lining and fill', () => {
    const inside = ({ materials }: CatalogStyle) => JSON.stringify(materials.filter(({ part }) => part === 'lining' || part === 'fill'));
    const lowest = ({ facts }: CatalogStyle) => {
      const rating = facts.find(([name]) => name === 'Good for')?.[1].match(/(−?)(\d+)°/);
      return rating && Number(rating[2]) * (rating[1] ? -1 : 1);
    };
    const wrong = families.flatMap((family) => {
      const styles = made.filter((style) => style.name.includes(family) && style.ounces !== undefined && lowest(style) !== undefined);
      return styles.flatMap((light) =>
        styles
          .filter((heavy) => heavy.ounces! > light.ounces! && inside(heavy) === inside(light) && lowest(light)! < lowest(heavy)!)
          .map((heavy) => `${light.id} is rated colder than ${heavy.id}`),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the length of a dog coat', () => {
  it('ends at least an inch before the tail of every dog that wears its size', () => {
    const tables = loadContent().find(({ deliveryKey, locale }) => deliveryKey === 'size-guide-dog-apparel' && locale === '')!.body
      .tables as { caption: string; rows: [size: string, ...[number, number][]][] }[];
    const backs = new Map(tables[0]!.rows.map(([size, ...measurements]) => [size, measurements.at(-1)![0]]));
    const lengths = catalog.styles
      .filter(({ artwork }) => artwork.type === 'dog-coat')
      .flatMap(({ id, facts }) => facts.filter(([name]) => name === 'Length').map(([, fact]) => ({ id, fact })));
    expect(lengths.length).toBeGreaterThan(0);
    for (const { id, fact } of lengths) {
      const [, inches, size = ''] = /^([\d.]+) in\. .*, ([\w-]+)$/.exec(fact) ?? [];
      expect(Number(inches), `${id} ${fact}`).toBeLessThanOrEqual(backs.get(size)! - 1);
    }
  });
});

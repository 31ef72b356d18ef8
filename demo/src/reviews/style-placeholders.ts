import type { CatalogStyle } from '../catalog/catalog.ts';

/** Nouns by pattern: the last match in a name determines the garment's noun and whether it is plural. */
const nouns: [RegExp, string, boolean][] = [
  [/poncho/i, 'poncho', false],
  [/shirt jac|overshirt|flannel jac|jac-shirt/i, 'overshirt', false],
  [/vest/i, 'vest', false],
  [/parka/i, 'parka', false],
  [/jacket/i, 'jacket', false],
  [/slicker/i, 'slicker', false],
  [/shell/i, 'shell', false],
  [/coat/i, 'coat', false],
  [/puffer/i, 'puffer', false],
  [/trucker/i, 'jacket', false],
  [/dress/i, 'dress', false],
  [/tunic/i, 'tunic', false],
  [/skirt/i, 'skirt', false],
  [/jumper/i, 'jumper', false],
  [/shortall/i, 'shortalls', true],
  [/coverall/i, 'coveralls', true],
  [/\bbib\b|overall/i, 'overalls', true],
  [/hoodie/i, 'hoodie', false],
  [/quarter.zip|half-zip/i, 'pullover', false],
  [/pullover/i, 'pullover', false],
  [/henley/i, 'henley', false],
  [/legging/i, 'leggings', true],
  [/sweatpant/i, 'sweatpants', true],
  [/chino/i, 'chinos', true],
  [/jean/i, 'jeans', true],
  [/tank/i, 'tank', false],
  [/tee\b/i, 'tee', false],
  [/leash|lead/i, 'leash', false],
  [/collar$/i, 'collar', false],
  [/mitt/i, 'mittens', true],
];
const byType: Record<string, [string, boolean]> = {
  jacket: ['jacket', false],
  'denim-jacket': ['jacket', false],
  'down-vest': ['jacket', false],
  'rain-shell': ['shell', false],
  parka: ['parka', false],
  flannel: ['shirt', false],
  'work-shirt': ['shirt', false],
  tee: ['tee', false],
  henley: ['shirt', false],
  hoodie: ['sweatshirt', false],
  pants: ['pants', true],
  jeans: ['jeans', true],
  overalls: ['overalls', true],
  shorts: ['shorts', true],
  boot: ['boots', true],
  'rubber-boot': ['boots', true],
  beanie: ['hat', false],
  cap: ['cap', false],
  gloves: ['gloves', true],
  belt: ['belt', false],
  socks: ['socks', true],
  tote: ['bag', false],
  'dog-coat': ['coat', false],
  collar: ['collar', false],
  leash: ['leash', false],
  'gift-card': ['card', false],
};
/** Types with fixed nouns, because their names contain misleading ones ("Garden Clog Ankle Sock"). */
const plainTypes = ['socks', 'boot', 'rubber-boot', 'belt', 'collar', 'leash', 'tote', 'cap', 'beanie', 'dog-coat', 'shorts', 'flannel'];

function garmentOf({ name, artwork }: Pick<CatalogStyle, 'name' | 'artwork'>): { garment: string; many: boolean } {
  const named = plainTypes.includes(artwork.type) ? undefined : nouns.find(([pattern]) => pattern.test(name));
  const [garment, many] = named ? [named[1], named[2]] : byType[artwork.type]!;
  return { garment, many };
}

const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capitalizeFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the cloth of a description: `12 oz duck` of "12 oz duck, blanket lined". */
function clothOf(cloth: string): string {
  const [first = cloth] = cloth.split(',');
  return /^[\d.]+-layer$/.test(first) ? `${first} shell` : lowercaseFirst(first.trim());
}

/** Returns the placeholder values of a style for English sentences; `{s}` and similar ones agree in number. */
export function englishPlaceholders(style: CatalogStyle): Record<string, string> {
  const { garment, many } = garmentOf(style);
  const cloth = clothOf(style.cloth);
  return {
    garment,
    // "100 g fill" does not work as a noun.
    ...(cloth.endsWith('fill') ? {} : { cloth }),
    this: many ? `these ${garment}` : `this ${garment}`,
    This: many ? `These ${garment}` : `This ${garment}`,
    it: many ? 'they' : 'it',
    It: many ? 'They' : 'It',
    them: many ? 'them' : 'it',
    is: many ? 'are' : 'is',
    was: many ? 'were' : 'was',
    has: many ? 'have' : 'has',
    does: many ? 'do' : 'does',
    s: many ? '' : 's',
    es: many ? '' : 'es',
    one: many ? 'pair' : 'one',
    aone: many ? 'a pair' : 'one',
  };
}

/** Placeholders of French sentences: `{ce}` is "ce manteau", "cette veste", "ces bottes". */
const french: Record<string, [ce: string, le: string]> = {
  jacket: ['cette veste', 'la veste'],
  'denim-jacket': ['cette veste', 'la veste'],
  'down-vest': ['cette doudoune', 'la doudoune'],
  'rain-shell': ['cet imperméable', 'l’imperméable'],
  parka: ['cette parka', 'la parka'],
  flannel: ['cette chemise', 'la chemise'],
  'work-shirt': ['cette chemise', 'la chemise'],
  tee: ['ce t-shirt', 'le t-shirt'],
  henley: ['ce haut', 'le haut'],
  hoodie: ['ce coton ouaté', 'le coton ouaté'],
  pants: ['ce pantalon', 'le pantalon'],
  jeans: ['ce jean', 'le jean'],
  overalls: ['cette salopette', 'la salopette'],
  shorts: ['ce short', 'le short'],
  boot: ['ces bottes', 'les bottes'],
  'rubber-boot': ['ces bottes', 'les bottes'],
  beanie: ['cette tuque', 'la tuque'],
  cap: ['cette casquette', 'la casquette'],
  gloves: ['ces gants', 'les gants'],
  belt: ['cette ceinture', 'la ceinture'],
  socks: ['ces chaussettes', 'les chaussettes'],
  tote: ['ce sac', 'le sac'],
  'dog-coat': ['ce manteau pour chien', 'le manteau'],
  collar: ['ce collier', 'le collier'],
  leash: ['cette laisse', 'la laisse'],
};

export function frenchPlaceholders(style: CatalogStyle): Record<string, string> {
  const [ce, le] =
    'length' in style.artwork && style.artwork.type === 'work-shirt' && style.artwork.length === 'dress'
      ? (['cette robe', 'la robe'] as const)
      : (french[style.artwork.type] ?? ['cet article', 'l’article']);
  return { ce, le, Ce: capitalizeFirst(ce), Le: capitalizeFirst(le) };
}

const british: [RegExp, string][] = [
  [/\b([Cc])olor/g, '$1olour'],
  [/\b([Ff])avorite/g, '$1avourite'],
  [/\b([Gg])ray/g, '$1rey'],
  [/\bpants\b/g, 'trousers'],
  [/\bPants\b/g, 'Trousers'],
  [/\b([Zz])ipper/g, '$1ip'],
  [/\b([Rr])ealiz/g, '$1ealis'],
  [/\b([Hh])umor/g, '$1umour'],
  [/\b([Mm])om\b/g, '$1um'],
  [/\bsidewalk/g, 'pavement'],
  [/\bfaucet/g, 'tap'],
  [/\bdiaper/g, 'nappy'],
];

export function toBritishSpelling(text: string): string {
  return british.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

import type { CatalogStyle } from '../catalog/catalog.ts';
import { ratedRange } from './phrases/temperatures.ts';

const groups: Record<string, readonly string[]> = {
  outer: ['jacket', 'denim-jacket', 'down-vest', 'rain-shell', 'parka'],
  shirt: ['flannel', 'work-shirt'],
  top: ['flannel', 'work-shirt', 'tee', 'henley', 'hoodie'],
  bottoms: ['pants', 'jeans', 'shorts', 'overalls'],
  footwear: ['boot', 'rubber-boot'],
  hat: ['beanie', 'cap'],
};
/** Patterns in the style's texts that imply a trait. */
const traitPatterns: Record<string, RegExp> = {
  duck: /\bduck\b(?! down)/i,
  denim: /denim|chambray/i,
  linen: /linen/i,
  corduroy: /corduroy/i,
  fleece: /fleece/i,
  wool: /wool|merino|alpaca/i,
  down: /\bdown\b.*fill|fill down|-fill/i,
  waxed: /waxed/i,
  stretch: /stretch|elastane/i,
  gusset: /gusset/i,
  reflective: /reflective/i,
  brass: /brass/i,
  rivets: /rivet/i,
  pockets: /pocket/i,
  'phone-pocket': /phone/i,
  'inside-pocket': /inside[^·]*pocket|pocket[^·]*inside|\d inside|Pockets · [^·]*inside/i,
  'quick-dry': /\bdr(?:y|ies) (?:fast|quickly|overnight|in (?:about )?an hour)/i,
  'mitten-pull': /(pull|tab)[^·]*(mitten|glove)|(mitten|glove)[^·]*(pull|tab)/i,
  'tool-pocket': /pencil|rule pocket|\brule\b|hammer loop/i,
  'leg-zips': /leg zip|side zips|hip zips|zips? (at|to) (both hips|the hip)/i,
  'long-tail': /longer (in|be)hind|longer in back|shirt tail/i,
};
/** Color families that fade little. */
export const paleFamilies: ReadonlySet<string> = new Set(['white', 'tan', 'yellow', 'pink']);

function frontOf({ artwork, sizes }: CatalogStyle): string[] {
  if (sizes === 'one-size' && artwork.type === 'rain-shell') return ['poncho'];
  if (artwork.type === 'jacket') return [artwork.closure === 'zip' ? 'front-zip' : artwork.closure];
  if (artwork.type === 'down-vest' || artwork.type === 'rain-shell' || artwork.type === 'parka') return ['front-zip'];
  if (artwork.type === 'hoodie') return artwork.zip || artwork.neck === 'quarter-zip' ? ['front-zip'] : [];
  if (artwork.type === 'tote') return artwork.zip ? ['front-zip'] : [];
  if (artwork.type === 'henley') return artwork.placket === 'henley' ? ['buttons'] : artwork.placket === 'half-zip' ? ['front-zip'] : [];
  return ['flannel', 'work-shirt', 'denim-jacket'].includes(artwork.type) ? ['buttons'] : [];
}

function audienceOf({ categories, name, cloth, sizes }: CatalogStyle): string[] {
  if (categories[0]!.startsWith('dogs')) return ['dog'];
  if (categories[0]!.startsWith('kids') || /kids/i.test(`${name} ${cloth} ${sizes}`)) return ['kids'];
  if (categories[0]!.startsWith('women')) return ['womens', 'grown'];
  if (categories[0]!.startsWith('men')) return ['mens', 'grown'];
  return ['grown'];
}

/** Returns the traits that conditions refer to: type, audience, every artwork parameter (`collar-sherpa`, `cargo`), cloth and care. */
export function traitsOf(style: CatalogStyle): Set<string> {
  const { artwork } = style;
  const text = [style.name, style.cloth, ...style.features, ...style.facts.flat()].join(' · ');
  const traits = new Set<string>([artwork.type, ...audienceOf(style), ...frontOf(style)]);
  for (const [group, types] of Object.entries(groups)) if (types.includes(artwork.type)) traits.add(group);
  for (const [key, value] of Object.entries(artwork)) {
    if (value === true) traits.add(key);
    else if (typeof value === 'string' && key !== 'type') traits.add(`${key}-${value}`);
  }
  for (const [trait, pattern] of Object.entries(traitPatterns)) if (pattern.test(text)) traits.add(trait);
  for (const care of style.care) traits.add(care);
  if (style.care.some((care) => care.startsWith('wash-'))) traits.add('machine-wash');
  for (const { part, fibers } of style.materials) {
    if (part !== 'shell') continue;
    for (const [fiber, percent] of Object.entries(fibers)) if (percent >= 50) traits.add(`mostly-${fiber}`);
  }
  if (style.materials.some(({ part }) => part === 'lining')) traits.add('lined');
  if (ratedRange(style)) traits.add('rated');
  if (/overshirt|shirt jac|flannel jac/i.test(style.name)) traits.add('overshirt');
  if (/\bvest\b/i.test(style.name)) traits.add('vest');
  if (/dress|tunic|jumper|skirt/i.test(style.name)) traits.add('dress');
  if (/insulated|\bfill\b|fleece|sherpa|\blined|wool|\bdown\b|flannel/i.test(style.cloth)) traits.add('warm');
  if (style.swatches.some(({ family }) => !paleFamilies.has(family))) traits.add('dark-color');
  if (style.swatches.length > 1) traits.add('many-colors');
  if (style.variants.length > style.swatches.length) traits.add('several-sizes');
  if (('collar' in artwork && artwork.collar === 'hood') || artwork.type === 'parka') traits.add('hood');
  if (artwork.type === 'hoodie' && artwork.neck === 'hood') traits.add('hood');
  return traits;
}

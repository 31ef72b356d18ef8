import type { CatalogStyle } from '@outfitter/demo';

/** Styles that tests and the home page refer to, in addition to one style of every garment type. */
const requiredStyles = new Set(['4117', '4401', '4301', '5121', '5651']);
const stylesPerTrait = 3;
const targetCount = 40;

const traits: ((style: CatalogStyle) => boolean)[] = [
  (style) => style.stock === 'sold-out',
  (style) => style.stock === 'backorder',
  (style) => style.stock === 'holes',
  (style) => style.giftCard !== undefined,
  (style) => style.variants.length === 1 && !style.giftCard,
  (style) => style.badge === 'new',
  (style) => style.badge === 'new_color',
  (style) => style.markdown?.kind === 'sale',
  (style) => style.markdown?.kind === 'clearance' && style.markdown.colors !== undefined,
  (style) => style.name.length > 100,
];

/** Selects about forty styles in which every trait of the whole catalog occurs; always the same ones. */
export function selectSmallCatalog(catalog: readonly CatalogStyle[]): CatalogStyle[] {
  const styles = [...catalog].sort((a, b) => Number(a.id) - Number(b.id));
  const chosen = new Set(styles.filter(({ id }) => requiredStyles.has(id)).map(({ id }) => id));
  for (const hasTrait of traits) for (const { id } of styles.filter(hasTrait).slice(0, stylesPerTrait)) chosen.add(id);
  const ranked = [...styles].sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id));
  const typesSeen = new Set(styles.filter(({ id }) => chosen.has(id)).map(({ artwork }) => artwork.type));
  for (const { id, artwork } of ranked) {
    if (chosen.size >= targetCount) break;
    if (!typesSeen.has(artwork.type)) chosen.add(id);
    typesSeen.add(artwork.type);
  }
  for (const { id } of ranked) {
    if (chosen.size >= targetCount) break;
    chosen.add(id);
  }
  return styles.filter(({ id }) => chosen.has(id));
}

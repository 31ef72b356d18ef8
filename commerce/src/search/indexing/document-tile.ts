import type { Image } from '@outfitter/contract';
import { withAncestors } from '../../catalog/category-tree.ts';
import { ownSwatchImage, picturesOf, presentImage } from '../../catalog/present-image.ts';
import type { StyleImageRow } from '../../catalog/read-catalog.ts';
import { colorNamesOf } from '../query/color-names.ts';
import type { DocumentSource } from './document-source.ts';
import type { Tile } from './search-document.ts';

/** Returns the data of a style's tile, which is stored in the index. */
export function buildTile({ style, images, categories }: DocumentSource): Tile {
  const byColor = Map.groupBy(picturesOf(images), (image) => image.colorCode);
  const values = style.variationAttributes.find((attribute) => attribute.id === 'color')?.values ?? [];
  const colors = values.flatMap(({ value, name, family, swatch, isNew }) => {
    const [front, second] = byColor.get(value) ?? [];
    const appearance = { family: family ?? value, shades: colorNamesOf(swatch ?? [], family), swatch: swatch ?? [] };
    if (!front) return [];
    const ownSwatch = ownSwatchImage(images, value);
    const others = {
      ...(second ? { hoverImage: listingImage(second) } : {}),
      ...(ownSwatch ? { imageSwatch: listingImage(ownSwatch) } : {}),
    };
    return [{ value, name, ...appearance, image: listingImage(front), ...others, ...(isNew ? { isNew } : {}) }];
  });
  const names = Object.entries(style.translations).map(
    ([locale, { name, cloth, values }]) => [locale, { name, cloth, colors: values?.color }] as const,
  );
  return {
    name: style.name,
    ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}),
    slug: style.slug,
    cloth: style.cloth,
    primaryCategoryId: style.primaryCategoryId,
    ...departmentOf(style.primaryCategoryId, categories),
    badge: style.badge,
    rating: style.rating,
    ratingCount: style.ratingCount,
    colors,
    ...(style.copy.giftCardAmounts ? { isGiftCard: true } : {}),
  };
}

function departmentOf(primaryCategoryId: string, categories: DocumentSource['categories']): Pick<Tile, 'department'> {
  const [top] = withAncestors([primaryCategoryId], new Map(categories.map((category) => [category.id, category])));
  if (!top) return {};
  const names = Object.entries(top.translations).flatMap(([locale, { name }]) => (name === undefined ? [] : [[locale, name]]));
  return { department: { name: top.name, ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}) } };
}

/** Returns an image for listings, without the caption: only the product page shows it. */
function listingImage(row: StyleImageRow): Image {
  const { title: _caption, ...image } = presentImage(row);
  return image;
}

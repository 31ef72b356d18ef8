import type { Hit, Image, Product } from '@outfitter/contract/client';
import { type ImageSource, imageUrl } from '../../ui/media/image-url.ts';
import { maxSwatchesOnMobile, type Tile, type TileColor } from './tile.ts';

export const maxSwatches = 5;
/** Maximum number of sold-out colors that the overflow counts (LIST-010). */
const maxSoldOutCounted = 5;

export function toImageSource(image: Image): ImageSource {
  return { link: image.link, alt: image.alt, version: image.c_version, background: image.c_ground };
}

/** Removes the alternative text of an image, because the tile already names the product and color. */
function toDecorativeImage(image: Image): ImageSource {
  return { ...toImageSource(image), alt: '' };
}

/** Width of a swatch's image in pixels; a swatch is 24 CSS pixels wide on a tile (LIST-015), 36 on a product page. */
const swatchWidth = 85;

/** Returns the URL of a color's swatch image; none if that is merely the color's first picture, which shows less of it than its colors. */
export function swatchUrlOf(swatch: Image | undefined, first: Pick<Image, 'link'> | undefined): { swatchUrl?: string } {
  return swatch && swatch.link !== first?.link ? { swatchUrl: imageUrl(toImageSource(swatch), swatchWidth) } : {};
}

/**
 * Returns the orderable colors to show as swatches and the number of others. The color of the image (`pictured`) is among the swatches at
 * every screen width.
 */
export function chooseSwatches<T extends { orderable: boolean }>(colors: readonly T[], pictured?: T): { shown: T[]; more: number } {
  const orderable = colors.filter((color) => color.orderable);
  const soldOut = Math.min(maxSoldOutCounted, colors.length - orderable.length);
  const isOverflowing = pictured !== undefined && orderable.indexOf(pictured) >= maxSwatchesOnMobile;
  const ordered = isOverflowing ? [pictured, ...orderable.filter((color) => color !== pictured)] : orderable;
  const shown = ordered.slice(0, maxSwatches);
  return { shown, more: orderable.length - shown.length + soldOut };
}

type HitColor = Pick<Hit['colors'][number], 'value' | 'name' | 'swatch' | 'image' | 'imageSwatch' | 'price' | 'priceMax' | 'strikePrice'>;

/** Returns a color with its own price, even the pictured one: its link does not lead to the price range of all colors. */
function tileColor({ value, name, swatch, image, imageSwatch, price, priceMax, strikePrice }: HitColor): TileColor {
  const more = { ...swatchUrlOf(imageSwatch, image), ...(strikePrice === undefined ? {} : { strikePrice }) };
  return { value, name, swatch, image: toDecorativeImage(image), price, priceMax, ...more };
}

export function tileFromHit(hit: Hit): Tile {
  const pictured = hit.colors.find((color) => color.image.link === hit.image.link);
  const defaultColor = hit.colors.find(({ orderable }) => orderable) ?? hit.colors[0];
  const { shown, more } = chooseSwatches(hit.colors, pictured);
  return {
    id: hit.productId,
    name: hit.productName,
    to: hit.c_slugUrl,
    cloth: hit.c_cloth,
    currency: hit.currency,
    badges: hit.c_badges,
    reviews: hit.c_StarRatingCount,
    orderable: hit.orderable,
    ...(hit.c_isGiftCard ? { isGiftCard: true } : {}),
    shownColor: tileColor(pictured ?? { ...hit, value: '', name: '', swatch: [] }),
    ...(pictured && pictured !== defaultColor ? { requestedColor: pictured.value } : {}),
    colors: shown.map(tileColor),
    moreColors: more,
    ...(hit.c_StarRatingBase === undefined ? {} : { rating: hit.c_StarRatingBase }),
    ...(hit.hoverImage ? { hoverImage: toDecorativeImage(hit.hoverImage) } : {}),
  };
}

/** Returns the tiles of a list. If it has styles of several departments, each tile names its own: a style may look like its twin. */
export function tilesFromHits(hits: readonly Hit[]): Tile[] {
  const isMixed = new Set(hits.map(({ c_department }) => c_department)).size > 1;
  return hits.map((hit) => ({ ...tileFromHit(hit), ...(isMixed && hit.c_department ? { department: hit.c_department } : {}) }));
}

export function tileFromProduct(product: Product): Tile {
  const large = product.imageGroups.filter((group) => group.viewType === 'large' && group.images.length > 0);
  const imagesOf = (color: string | undefined) =>
    (large.find((group) => group.variationAttributes?.some(({ values }) => values.some(({ value }) => value === color))) ?? large[0])
      ?.images ?? [];
  const defaultColor = product.variants.find(({ productId }) => productId === product.c_defaultVariant)?.variationValues.color;
  const values = product.variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const { shown, more } = chooseSwatches(
    values,
    values.find(({ value }) => value === product.c_leadColor),
  );
  const colors = shown.flatMap(({ value, name, c_swatch, imageSwatch, pricing }): TileColor[] => {
    const [image] = imagesOf(value);
    if (!image) return [];
    const prices = pricing ?? { price: product.price, priceMax: product.priceMax };
    return [tileColor({ value, name, swatch: c_swatch ?? [], image, imageSwatch, ...prices })];
  });
  const leadColor = product.c_leadColor ?? defaultColor;
  const [front, second] = imagesOf(leadColor);
  const leadTileColor = colors.find(({ value }) => value === leadColor);
  return {
    id: product.id,
    name: product.name,
    to: product.c_slugUrl,
    cloth: product.c_cloth,
    currency: product.currency,
    badges: product.c_badges ?? [],
    reviews: product.c_StarRatingCount,
    orderable: product.master.orderable,
    ...(product.c_giftCardAmounts ? { isGiftCard: true } : {}),
    shownColor: leadTileColor ?? {
      value: '',
      name: '',
      swatch: [],
      image: front ? toDecorativeImage(front) : { link: '/i/none', alt: '' },
      price: product.price,
      priceMax: product.priceMax,
    },
    ...(product.c_leadColor === undefined ? {} : { requestedColor: product.c_leadColor }),
    colors,
    moreColors: more,
    ...(product.c_StarRatingBase === undefined ? {} : { rating: product.c_StarRatingBase }),
    ...(second ? { hoverImage: toDecorativeImage(second) } : {}),
  };
}

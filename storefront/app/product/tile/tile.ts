/** A product as a tile shows it: what the search answered, without what no tile needs. Pure. */
import type { Currency, Hit, Image, Product } from '@outfitter/contract/client';
import type { PictureImage } from '../../ui/picture-source.ts';

export interface TileColour {
  value: string;
  name: string;
  swatch: string[];
  image: PictureImage;
  price: number;
  priceMax: number;
  was?: number;
}

export interface Tile {
  id: string;
  name: string;
  /** Path of its page: `/fencepost-chore-coat-4117.html`. */
  to: string;
  cloth: string;
  currency: Currency;
  badges: Hit['c_badges'];
  rating?: number;
  reviews: number;
  orderable: boolean;
  /** The colour that the first picture shows. */
  shown: TileColour;
  /** Its value where it is not the one that the product's page opens with: the colour that was asked for. */
  asked?: string;
  hoverImage?: PictureImage;
  /** At most `mostSwatches` to choose from. */
  colours: TileColour[];
  /** Colours counted beyond the swatches of a desktop. */
  more: number;
}

/** Swatches on a tile: five on a desktop, three on a mobile (LIST-010). */
export const mostSwatches = 5;
export const mostSwatchesOnMobile = 3;
/** Colours that cannot be ordered are counted in the overflow up to this many (LIST-010). */
const mostSoldOutCounted = 5;

export function pictureOfImage(image: Image): PictureImage {
  return { link: image.link, alt: image.alt, version: image.c_version, ground: image.c_ground };
}

/** A tile says its product and color itself, so its pictures travel without words. */
function wordless(image: Image): PictureImage {
  return { ...pictureOfImage(image), alt: '' };
}

/** The swatches to show, orderable ones only, and how many colours there are beside them. `pictured` is among those of every width. */
export function chooseSwatches<T extends { orderable: boolean }>(colours: readonly T[], pictured?: T): { shown: T[]; more: number } {
  const orderable = colours.filter((colour) => colour.orderable);
  const soldOut = Math.min(mostSoldOutCounted, colours.length - orderable.length);
  const isOverflowing = pictured !== undefined && orderable.indexOf(pictured) >= mostSwatchesOnMobile;
  const ordered = isOverflowing ? [pictured, ...orderable.filter((colour) => colour !== pictured)] : orderable;
  const shown = ordered.slice(0, mostSwatches);
  return { shown, more: orderable.length - shown.length + soldOut };
}

export function tileOf(hit: Hit): Tile {
  const pictured = hit.colors.find((colour) => colour.image.link === hit.image.link);
  const opening = hit.colors.find(({ orderable }) => orderable) ?? hit.colors[0];
  const { shown, more } = chooseSwatches(hit.colors, pictured);
  const colours = shown.map((colour): TileColour => {
    const { value, name, swatch, price, priceMax, strikePrice } = colour;
    return {
      value,
      name,
      swatch,
      price,
      priceMax,
      image: wordless(colour.image),
      ...(strikePrice === undefined ? {} : { was: strikePrice }),
    };
  });
  const whole: TileColour = {
    value: '',
    name: '',
    swatch: [],
    image: wordless(hit.image),
    price: hit.price,
    priceMax: hit.priceMax,
    ...(hit.strikePrice === undefined ? {} : { was: hit.strikePrice }),
  };
  return {
    id: hit.productId,
    name: hit.productName,
    to: hit.c_slugUrl,
    cloth: hit.c_cloth,
    currency: hit.currency,
    badges: hit.c_badges,
    reviews: hit.c_StarRatingCount,
    orderable: hit.orderable,
    shown: { ...whole, value: pictured?.value ?? '' },
    ...(pictured && pictured !== opening ? { asked: pictured.value } : {}),
    colours,
    more,
    ...(hit.c_StarRatingBase === undefined ? {} : { rating: hit.c_StarRatingBase }),
    ...(hit.hoverImage ? { hoverImage: wordless(hit.hoverImage) } : {}),
  };
}

/** The product's path, or its address, with the chosen colour (LIST-004). */
export function tilePath(to: string, colour: string | undefined): string {
  return colour ? `${to}${to.includes('?') ? '&' : '?'}color=${encodeURIComponent(colour)}` : to;
}

/** A tile of what the catalogue answers of a style, for shelves that name their products. */
export function tileOfProduct(product: Product): Tile {
  const large = product.imageGroups.filter((group) => group.viewType === 'large' && group.images.length > 0);
  const picturesOf = (colour: string | undefined) =>
    (large.find((group) => group.variationAttributes?.some(({ values }) => values.some(({ value }) => value === colour))) ?? large[0])
      ?.images ?? [];
  const standard = product.variants.find(({ productId }) => productId === product.c_defaultVariant)?.variationValues.color;
  const values = product.variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const { shown, more } = chooseSwatches(values);
  const colours = shown.flatMap(({ value, name, c_swatch, pricing }): TileColour[] => {
    const [image] = picturesOf(value);
    if (!image) return [];
    const { price, priceMax, strikePrice } = pricing ?? { price: product.price, priceMax: product.priceMax };
    const was = strikePrice === undefined ? {} : { was: strikePrice };
    return [{ value, name, swatch: c_swatch ?? [], image: wordless(image), price, priceMax, ...was }];
  });
  const [front, second] = picturesOf(standard);
  const isClearance = product.variants.some((variant) => variant.isClearance);
  const isSale = product.variants.some((variant) => variant.isSale);
  const badges: Tile['badges'] = [
    ...(product.c_badgeText === 'new' ? (['New'] as const) : []),
    ...(product.c_badgeText === 'new_color' ? (['New Color'] as const) : []),
    ...(isClearance ? (['Clearance'] as const) : []),
    ...(isSale ? (['Sale'] as const) : []),
  ];
  const own = colours.find(({ value }) => value === standard);
  return {
    id: product.id,
    name: product.name,
    to: product.c_slugUrl,
    cloth: product.c_cloth,
    currency: product.currency,
    badges,
    reviews: product.c_StarRatingCount,
    orderable: product.master.orderable,
    shown: own ?? {
      value: '',
      name: '',
      swatch: [],
      image: front ? wordless(front) : { link: '/i/none', alt: '' },
      price: product.price,
      priceMax: product.priceMax,
    },
    colours,
    more,
    ...(product.c_StarRatingBase === undefined ? {} : { rating: product.c_StarRatingBase }),
    ...(second ? { hoverImage: wordless(second) } : {}),
  };
}

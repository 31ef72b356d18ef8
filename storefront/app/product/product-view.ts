import type { Currency, Product } from '@outfitter/contract/client';
import type { SelectedValues } from '../sizing/index.ts';
import type { ImageSource } from '../ui/media/image-url.ts';
import type { VideoClip } from '../ui/media/video-url.ts';
import type { VariantMatrix } from './variants/variant-availability.ts';
import { type Dimension, decodeVariants } from './variants/variant-table.ts';

export interface GalleryImage extends ImageSource {
  caption?: string;
  isVideo?: true;
}
export interface ProductVideo extends VideoClip {
  image: GalleryImage;
}
export interface ColorValue {
  value: string;
  name: string;
  swatch: string[];
  /** URL of the image that the swatch shows instead of its colors. */
  swatchUrl?: string;
  isNew: boolean;
  price: number;
  priceMax: number;
  strikePrice?: number;
  isClearance: boolean;
}

export interface ProductView {
  id: string;
  name: string;
  to: string;
  currency: Currency;
  price: number;
  priceMax: number;
  badge?: 'New' | 'New Color';
  rating?: number;
  reviews: number;
  headline: string;
  description: string[];
  features: string[];
  facts: [string, string][];
  care: string[];
  /** Fiber content by part, in percent by weight. */
  materials: NonNullable<Product['c_materials']>;
  /** ISO 3166-1 code of the country of origin. */
  origin?: string;
  fit: string;
  /** Mean of the reviewers' votes: 1 runs small, 3 true to size, 5 runs large. Absent if few have voted. */
  fitScale?: number;
  sizeGuideId?: string;
  cloth: string;
  promotions: string[];
  giftCardAmounts: number[];
  images: Record<string, GalleryImage[]>;
  video?: ProductVideo;
  colors: ColorValue[];
  dimensions: Dimension[];
  variants: string;
  defaultSelection: SelectedValues;
}

export const colorDimension = 'color';

const noImages: readonly GalleryImage[] = [];

/** Returns the images of a color. If it has none, returns those of another color if `canFallBack` (`fallbackAltImagesOnPdpEnabled`). */
export function imagesOfColor(images: ProductView['images'], color: string, canFallBack: boolean): readonly GalleryImage[] {
  const own = images[color] ?? images[''];
  if (own && own.length > 0) return own;
  return (canFallBack && Object.values(images).find((others) => others.length > 0)) || noImages;
}

export function matrixOf(view: Pick<ProductView, 'dimensions' | 'variants'>): VariantMatrix {
  return { dimensions: view.dimensions, variants: decodeVariants(view.variants) };
}

/** Returns true if some variants are marked down, on sale or on clearance, and others are not (PDP-008). */
export function hasSomeReduced({ variants }: Pick<VariantMatrix, 'variants'>): boolean {
  return variants.some(({ isReduced }) => isReduced) && variants.some(({ isReduced }) => !isReduced);
}

/** Returns the chosen values with their dimensions, for example "Waist 32", without the color and without values that leave no choice. */
export function chosenSizeText({ dimensions }: VariantMatrix, selection: SelectedValues): string {
  const texts = dimensions.flatMap(({ id, name, values }) => {
    const chosen = id === colorDimension || values.length < 2 ? undefined : values.find(({ value }) => value === selection[id]);
    return chosen ? [`${name} ${chosen.name}`] : [];
  });
  return texts.join(', ');
}

import type { Currency, Hit } from '@outfitter/contract/client';
import type { ImageSource } from '../../ui/media/image-url.ts';

export interface TileColor {
  value: string;
  name: string;
  swatch: string[];
  /** URL of the image that the swatch shows instead of its colors. */
  swatchUrl?: string;
  image: ImageSource;
  price: number;
  priceMax: number;
  strikePrice?: number;
}

export interface Tile {
  id: string;
  name: string;
  to: string;
  cloth: string;
  /** Name of the style's department, in a list with styles of several departments. */
  department?: string;
  currency: Currency;
  badges: Hit['c_badges'];
  rating?: number;
  reviews: number;
  orderable: boolean;
  isGiftCard?: true;
  shownColor: TileColor;
  requestedColor?: string;
  hoverImage?: ImageSource;
  colors: TileColor[];
  moreColors: number;
}

export const maxSwatchesOnMobile = 3;

export function tilePath(to: string, color: string | undefined): string {
  return color ? `${to}${to.includes('?') ? '&' : '?'}color=${encodeURIComponent(color)}` : to;
}

// Garments of the catalog, drawn to be set into a scene: the same functions that draw the product images.

import { type ArtworkSpecInput, type ArtworkType, artworkSpec } from '../artwork-spec.ts';
import type { ArtworkSpecOf, Garment } from '../draw.ts';

/** Returns a garment's front as a drawing for an item of a scene; `overrides` replaces defaults of the type. */
export function stocked<T extends ArtworkType>(
  garment: Garment<T>,
  type: T,
  hex: string,
  overrides: Omit<Extract<ArtworkSpecInput, { type: T }>, 'type'>,
): string {
  return garment.draw(artworkSpec.parse({ ...overrides, type }) as ArtworkSpecOf<T>, { hex, accents: [] }, 'front');
}

import type { ArtworkSpec, ArtworkType } from './artwork-spec.ts';
import { factsOf } from './kit/sheet-facts.ts';
import type { PartName } from './part-names.ts';

/** Base color of the fabric and the other yarn colors of its pattern. */
export type Color = { hex: string; accents: string[] };
export type View = 'front' | 'back' | 'detail';
export type ArtworkSpecOf<T extends ArtworkType> = Extract<ArtworkSpec, { type: T }>;

/** A close-up: the part that it shows, and left, top and width of its box in canvas units; the height is 1.25 times the width. */
export interface CloseUp {
  part: PartName;
  box: [x: number, y: number, width: number];
}

export interface Garment<T extends ArtworkType> {
  /** Returns the SVG for `kit/relief.ts`, 1000 x 1000 units. Pure. */
  draw(spec: ArtworkSpecOf<T>, color: Color, view: 'front' | 'back'): string;
  hasBack: boolean;
  detail(spec: ArtworkSpecOf<T>): CloseUp;
}

export const garments: { readonly [T in ArtworkType]: () => Promise<{ garment: Garment<T> }> } = {
  jacket: () => import('./garments/outerwear/jacket.ts'),
  'denim-jacket': () => import('./garments/outerwear/denim-jacket.ts'),
  'down-vest': () => import('./garments/outerwear/down-vest.ts'),
  'rain-shell': () => import('./garments/outerwear/rain-shell.ts'),
  parka: () => import('./garments/outerwear/parka.ts'),
  flannel: () => import('./garments/tops/flannel.ts'),
  'work-shirt': () => import('./garments/tops/work-shirt.ts'),
  tee: () => import('./garments/tops/tee.ts'),
  henley: () => import('./garments/tops/henley.ts'),
  hoodie: () => import('./garments/tops/hoodie.ts'),
  pants: () => import('./garments/bottoms/pants.ts'),
  jeans: () => import('./garments/bottoms/jeans.ts'),
  overalls: () => import('./garments/bottoms/overalls.ts'),
  shorts: () => import('./garments/bottoms/shorts.ts'),
  boot: () => import('./garments/footwear/boot.ts'),
  'rubber-boot': () => import('./garments/footwear/rubber-boot.ts'),
  beanie: () => import('./garments/accessories/beanie.ts'),
  cap: () => import('./garments/accessories/cap.ts'),
  gloves: () => import('./garments/accessories/gloves.ts'),
  belt: () => import('./garments/accessories/belt.ts'),
  socks: () => import('./garments/footwear/socks.ts'),
  tote: () => import('./garments/accessories/tote.ts'),
  'dog-coat': () => import('./garments/pets-and-gear/dog-coat.ts'),
  collar: () => import('./garments/pets-and-gear/collar.ts'),
  leash: () => import('./garments/pets-and-gear/leash.ts'),
  'gift-card': () => import('./garments/accessories/gift-card.ts'),
};

export async function garmentFor<T extends ArtworkType>(type: T): Promise<Garment<T>> {
  return (await garments[type]()).garment;
}

export async function hasBack(spec: ArtworkSpec): Promise<boolean> {
  return (await garmentFor(spec.type)).hasBack;
}

export async function closeUpPart<T extends ArtworkType>(spec: ArtworkSpecOf<T>): Promise<PartName> {
  return (await garmentFor<T>(spec.type as T)).detail(spec).part;
}

/** A part that a drawing shows; its center, as shares of the width and height of the image. */
export interface VisiblePart {
  name: PartName;
  x: number;
  y: number;
}

export async function partsOf<T extends ArtworkType>(spec: ArtworkSpecOf<T>, view: 'front' | 'back' = 'front'): Promise<VisiblePart[]> {
  const garment = await garmentFor<T>(spec.type as T);
  const { parts } = factsOf(garment.draw(spec, { hex: '#808080', accents: [] }, view));
  // The drawing is 1000 x 1000 units; the image has an eighth of that above and below it.
  return parts.map(([name, x, y]) => ({ name, x: x / 1000, y: (y + 125) / 1250 }));
}

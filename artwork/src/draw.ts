import type { ArtworkSpec, ArtworkType } from './artwork-spec.ts';

/** Base color of the fabric and the other yarn colors of its pattern. */
export type Color = { hex: string; accents: string[] };
export type View = 'front' | 'back' | 'detail';
export type ArtworkSpecOf<T extends ArtworkType> = Extract<ArtworkSpec, { type: T }>;

export interface Garment<T extends ArtworkType> {
  /** Returns the SVG for `kit/relief.ts`, 1000 x 1000 units. Pure. */
  draw(spec: ArtworkSpecOf<T>, color: Color, view: 'front' | 'back'): string;
  hasBack: boolean;
  /** Returns left, top and width of the close-up; its height is 1.25 times the width. */
  detail(spec: ArtworkSpecOf<T>): [x: number, y: number, width: number];
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

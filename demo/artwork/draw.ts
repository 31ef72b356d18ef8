/**
 * Which garment draws which look. Every module `garments/<type>.ts` exports its own `garment`; they are loaded when
 * first asked for, so that a process which draws one jacket does not read twenty-six other garments.
 */
import type { Look, LookType } from '../src/look.ts';

/** A colourway: the cloth's true colour, and the other yarns of its pattern where it has one. */
export type Colour = { hex: string; accents: string[] };
export type View = 'front' | 'back' | 'detail';
export type LookOf<T extends LookType> = Extract<Look, { type: T }>;

export interface Garment<T extends LookType> {
  /** The drawing as SVG for `kit/relief.ts`, on 1000 x 1000 units; a pure function of what it is given. */
  draw(look: LookOf<T>, colour: Colour, view: 'front' | 'back'): string;
  /** Whether its back differs from its front enough to be shown. */
  hasBack: boolean;
  /** Where a close-up of the front shows cloth and stitches: left, top and width; it is a quarter higher than wide. */
  detail(look: LookOf<T>): [x: number, y: number, width: number];
}

export const garments: { readonly [T in LookType]: () => Promise<{ garment: Garment<T> }> } = {
  jacket: () => import('./garments/jacket.ts'),
  'denim-jacket': () => import('./garments/denim-jacket.ts'),
  'down-vest': () => import('./garments/down-vest.ts'),
  'rain-shell': () => import('./garments/rain-shell.ts'),
  parka: () => import('./garments/parka.ts'),
  flannel: () => import('./garments/flannel.ts'),
  'work-shirt': () => import('./garments/work-shirt.ts'),
  tee: () => import('./garments/tee.ts'),
  henley: () => import('./garments/henley.ts'),
  hoodie: () => import('./garments/hoodie.ts'),
  pants: () => import('./garments/pants.ts'),
  jeans: () => import('./garments/jeans.ts'),
  overalls: () => import('./garments/overalls.ts'),
  shorts: () => import('./garments/shorts.ts'),
  boot: () => import('./garments/boot.ts'),
  'rubber-boot': () => import('./garments/rubber-boot.ts'),
  beanie: () => import('./garments/beanie.ts'),
  cap: () => import('./garments/cap.ts'),
  gloves: () => import('./garments/gloves.ts'),
  belt: () => import('./garments/belt.ts'),
  socks: () => import('./garments/socks.ts'),
  tote: () => import('./garments/tote.ts'),
  'dog-coat': () => import('./garments/dog-coat.ts'),
  collar: () => import('./garments/collar.ts'),
  leash: () => import('./garments/leash.ts'),
  'gift-card': () => import('./garments/gift-card.ts'),
};

/** The garment that draws looks of this type. */
export async function garmentFor<T extends LookType>(type: T): Promise<Garment<T>> {
  return (await garments[type]()).garment;
}

/** Whether a style of this look is shown from behind too. */
export async function hasBack(look: Look): Promise<boolean> {
  return (await garmentFor(look.type)).hasBack;
}

/** The size guides' illustrations: drawings without text, whose letters match the list in the guide. */
import { belt } from './belt.ts';
import { mensBottom, suspenders, womensBottom } from './bottoms.ts';
import { bra } from './bra.ts';
import { dog } from './dog.ts';
import { footLength } from './foot.ts';
import { hand } from './hand.ts';
import { hatHead } from './head.ts';
import { PAPER } from './ink.ts';
import { kids } from './kids.ts';
import type { Letter } from './plate.ts';
import { mensTop, womensTop } from './tops.ts';

export type FigureName =
  | 'measure-mens-top'
  | 'measure-mens-bottom'
  | 'measure-womens-top'
  | 'measure-womens-bottom'
  | 'measure-bra'
  | 'measure-hand'
  | 'measure-head'
  | 'measure-foot'
  | 'measure-belt'
  | 'measure-suspenders'
  | 'measure-kids'
  | 'measure-dog';

export type FigureEntry = {
  /** Returns the drawing as SVG, 1000 x 1250 units; deterministic. */
  figure(): string;
  letters: Partial<Record<Letter, string>>;
};

export const figureGround = PAPER;

export const figures: Record<FigureName, FigureEntry> = {
  'measure-mens-top': { figure: mensTop, letters: { A: 'chest', B: 'waist', C: 'sleeve', D: 'neck' } },
  'measure-mens-bottom': { figure: mensBottom, letters: { A: 'waist', B: 'seat', C: 'inside leg', D: 'height' } },
  'measure-womens-top': { figure: womensTop, letters: { A: 'bust', B: 'waist', C: 'hip', D: 'sleeve' } },
  'measure-womens-bottom': { figure: womensBottom, letters: { A: 'waist', B: 'hip', C: 'inside leg', D: 'height' } },
  'measure-bra': { figure: bra, letters: { A: 'under the bust', B: 'bust' } },
  'measure-hand': { figure: hand, letters: { A: 'around the knuckles', B: 'hand length' } },
  'measure-head': { figure: hatHead, letters: { A: 'around the head' } },
  'measure-foot': { figure: footLength, letters: { A: 'foot length' } },
  'measure-belt': { figure: belt, letters: { A: 'buckle to the middle hole', B: 'end to end' } },
  'measure-suspenders': { figure: suspenders, letters: { A: 'front to back over the shoulder', B: 'height' } },
  'measure-kids': { figure: kids, letters: { A: 'height', B: 'chest', C: 'waist', D: 'inside leg' } },
  'measure-dog': { figure: dog, letters: { A: 'chest', B: 'back', C: 'neck' } },
};

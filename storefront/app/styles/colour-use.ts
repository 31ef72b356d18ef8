/**
 * Which colour stands on which ground in the shop. Text needs 4.5 to 1 (WCAG 1.4.3; ours gives large text no discount), the edge or
 * mark by which a control or its state is known 3 to 1 (WCAG 1.4.11). Decoration needs nothing and is not listed.
 */
export interface ColourUse {
  /** Names of theme colours. */
  ink: string;
  grounds: readonly string[];
  /** What it is there. */
  as: 'text' | 'control';
}

/** The light grounds that anything may stand on. */
const productGrounds = ['kraft', 'fog', 'chalk', 'straw'] as const;
const lightGrounds = ['paper', 'label', ...productGrounds] as const;

export const colourUses: readonly ColourUse[] = [
  { ink: 'ink', grounds: [...lightGrounds, 'barn-bg', 'spruce-bg', 'rivet', 'rivet-2', 'duck'], as: 'text' },
  { ink: 'ink-2', grounds: [...lightGrounds, 'barn-bg', 'spruce-bg'], as: 'text' },
  { ink: 'ink-3', grounds: lightGrounds, as: 'text' },
  { ink: 'barn', grounds: [...lightGrounds, 'barn-bg'], as: 'text' },
  { ink: 'spruce', grounds: [...lightGrounds, 'spruce-bg'], as: 'text' },
  { ink: 'paper', grounds: ['ink', 'night'], as: 'text' },
  { ink: 'label', grounds: ['barn', 'ink'], as: 'text' },
  { ink: 'kraft', grounds: ['ink', 'night'], as: 'text' },
  { ink: 'rivet', grounds: ['ink', 'night'], as: 'text' },
  { ink: 'ink', grounds: [...lightGrounds, 'rivet', 'rivet-2', 'spruce-bg', 'barn-bg'], as: 'control' },
  { ink: 'ink-3', grounds: lightGrounds, as: 'control' },
  { ink: 'barn', grounds: ['paper', 'label', 'barn-bg'], as: 'control' },
  { ink: 'spruce', grounds: ['paper', 'label', 'spruce-bg'], as: 'control' },
  { ink: 'rivet', grounds: ['ink', 'night'], as: 'control' },
];

/** The least contrast, by what a colour is there. */
export const leastContrast = { text: 4.5, control: 3 } as const;

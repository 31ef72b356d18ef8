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
const productGrounds = ['surface-muted', 'image-cool', 'image-neutral', 'image-warm'] as const;
const lightGrounds = ['background', 'surface', ...productGrounds] as const;

export const colourUses: readonly ColourUse[] = [
  {
    ink: 'foreground',
    grounds: [...lightGrounds, 'critical-background', 'success-background', 'accent', 'accent-pressed', 'band'],
    as: 'text',
  },
  { ink: 'foreground-muted', grounds: [...lightGrounds, 'critical-background', 'success-background'], as: 'text' },
  { ink: 'foreground-subtle', grounds: lightGrounds, as: 'text' },
  { ink: 'critical', grounds: [...lightGrounds, 'critical-background'], as: 'text' },
  { ink: 'success', grounds: [...lightGrounds, 'success-background'], as: 'text' },
  { ink: 'background', grounds: ['foreground', 'inverse'], as: 'text' },
  { ink: 'surface', grounds: ['critical', 'foreground'], as: 'text' },
  { ink: 'surface-muted', grounds: ['foreground', 'inverse'], as: 'text' },
  { ink: 'accent', grounds: ['foreground', 'inverse'], as: 'text' },
  { ink: 'foreground', grounds: [...lightGrounds, 'accent', 'accent-pressed', 'success-background', 'critical-background'], as: 'control' },
  { ink: 'foreground-subtle', grounds: lightGrounds, as: 'control' },
  { ink: 'critical', grounds: ['background', 'surface', 'critical-background'], as: 'control' },
  { ink: 'success', grounds: ['background', 'surface', 'success-background'], as: 'control' },
  { ink: 'accent', grounds: ['foreground', 'inverse'], as: 'control' },
];

/** The least contrast, by what a colour is there. */
export const leastContrast = { text: 4.5, control: 3 } as const;

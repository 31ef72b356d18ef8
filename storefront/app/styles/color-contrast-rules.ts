/** Theme color, and the backgrounds on which the shop uses it. Decoration needs no contrast and is not listed. */
export interface ColorUse {
  color: string;
  backgrounds: readonly string[];
  as: 'text' | 'control';
}

const productBackgrounds = ['surface-muted', 'image-cool', 'image-neutral', 'image-warm'] as const;
const lightBackgrounds = ['background', 'surface', ...productBackgrounds] as const;

export const colorUses: readonly ColorUse[] = [
  {
    color: 'foreground',
    backgrounds: [...lightBackgrounds, 'critical-background', 'success-background', 'accent', 'accent-pressed', 'band'],
    as: 'text',
  },
  { color: 'foreground-muted', backgrounds: [...lightBackgrounds, 'critical-background', 'success-background'], as: 'text' },
  { color: 'foreground-subtle', backgrounds: lightBackgrounds, as: 'text' },
  { color: 'critical', backgrounds: [...lightBackgrounds, 'critical-background'], as: 'text' },
  { color: 'success', backgrounds: [...lightBackgrounds, 'success-background'], as: 'text' },
  { color: 'background', backgrounds: ['foreground', 'inverse'], as: 'text' },
  { color: 'surface', backgrounds: ['critical', 'foreground'], as: 'text' },
  { color: 'surface-muted', backgrounds: ['foreground', 'inverse'], as: 'text' },
  { color: 'accent', backgrounds: ['foreground', 'inverse'], as: 'text' },
  {
    color: 'foreground',
    backgrounds: [...lightBackgrounds, 'accent', 'accent-pressed', 'success-background', 'critical-background'],
    as: 'control',
  },
  { color: 'foreground-subtle', backgrounds: lightBackgrounds, as: 'control' },
  { color: 'critical', backgrounds: ['background', 'surface', 'critical-background'], as: 'control' },
  { color: 'success', backgrounds: ['background', 'surface', 'success-background'], as: 'control' },
  { color: 'accent', backgrounds: ['foreground', 'inverse'], as: 'control' },
];

/**
 * Minimum contrast ratios: of text of any size (WCAG 1.4.3), and of the edge or mark that identifies a control or its state (WCAG 1.4.11).
 */
export const minimumContrast = { text: 4.5, control: 3 } as const;

import type { CSSProperties } from 'react';
import { swatchBackground } from './swatch-background.ts';

/** The round of true cloth colour; the words stand in what holds it. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  return <i style={{ '--c': swatchBackground(colors) } as CSSProperties} aria-hidden="true" />;
}

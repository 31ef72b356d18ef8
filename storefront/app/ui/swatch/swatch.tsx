import type { CSSProperties } from 'react';
import { swatchBackground } from './swatch-background.ts';

export function Swatch({ colors }: { colors: readonly string[] }) {
  return <i style={{ '--swatch-background': swatchBackground(colors) } as CSSProperties} aria-hidden="true" />;
}

import type { CSSProperties, Ref } from 'react';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { swatchBackground } from './swatch-background.ts';

interface SwatchProps {
  colors: readonly string[];
  /** URL of an image that is shown instead of the colors. */
  imageUrl?: string | undefined;
  ref?: Ref<HTMLElement>;
}

export function Swatch({ colors, imageUrl, ref }: SwatchProps) {
  return <i ref={ref} style={{ '--swatch-background': swatchBackground(colors, imageUrl) } as CSSProperties} aria-hidden="true" />;
}

/** Loads its image only near the viewport (LIST-009), and shows its colors until then. */
export function NearSwatch({ colors, imageUrl }: SwatchProps) {
  const [ref, isNear] = useNearViewport();
  return <Swatch ref={ref} colors={colors} imageUrl={isNear ? imageUrl : undefined} />;
}

import type { CSSProperties } from 'react';
import { clothBackground } from './cloth-colour.ts';

/** The round of true cloth colour; the words stand in what holds it. */
export function SwatchMark({ colours }: { colours: readonly string[] }) {
  return <i style={{ '--c': clothBackground(colours) } as CSSProperties} aria-hidden="true" />;
}

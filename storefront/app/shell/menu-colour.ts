import { contrastOf } from '../styles/contrast.ts';

/** The grounds that menus stand on: the page's, the mega menu's. */
const grounds = ['#F2EFE7', '#FCFBF8'];
/** Text needs this much (WCAG 1.4.3). */
const leastContrast = 4.5;

/** A colour that an editor wrote, where it is one and can be read on the menus' grounds; what cannot be read is left out. */
export function readableColour(written: string | undefined): string | undefined {
  const colour = written?.trim().toLowerCase();
  if (!colour || !/^#[0-9a-f]{6}$/.test(colour)) return undefined;
  return grounds.every((ground) => contrastOf(colour, ground) >= leastContrast) ? colour : undefined;
}

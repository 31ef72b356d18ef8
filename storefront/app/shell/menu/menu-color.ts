import { contrastOf } from '../../styles/contrast.ts';

/** The grounds that menus stand on: the page's, the mega menu's. */
const menuBackgrounds = ['#F2EFE7', '#FCFBF8'];
/** Text needs this much (WCAG 1.4.3). */
const minContrast = 4.5;

/** A colour that an editor wrote, where it is one and can be read on the menus' grounds; what cannot be read is left out. */
export function readableColor(value: string | undefined): string | undefined {
  const color = value?.trim().toLowerCase();
  if (!color || !/^#[0-9a-f]{6}$/.test(color)) return undefined;
  return menuBackgrounds.every((ground) => contrastOf(color, ground) >= minContrast) ? color : undefined;
}

import { contrastOf } from '../../styles/contrast.ts';

/** The backgrounds of the page and of the mega menu. */
const menuBackgrounds = ['#F2EFE7', '#FCFBF8'];
/** WCAG 1.4.3. */
const minContrast = 4.5;

/** Returns a merchant's color if it is valid and readable on the menu's backgrounds. */
export function readableColor(value: string | undefined): string | undefined {
  const color = value?.trim().toLowerCase();
  if (!color || !/^#[0-9a-f]{6}$/.test(color)) return undefined;
  return menuBackgrounds.every((ground) => contrastOf(color, ground) >= minContrast) ? color : undefined;
}

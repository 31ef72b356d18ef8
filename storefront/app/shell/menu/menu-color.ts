import { contrastOf } from '../../styles/contrast.ts';

const menuBackgrounds = ['#F2EFE7', '#FCFBF8'];
const minContrast = 4.5;

export function readableColor(value: string | undefined): string | undefined {
  const color = value?.trim().toLowerCase();
  if (!color || !/^#[0-9a-f]{6}$/.test(color)) return undefined;
  return menuBackgrounds.every((background) => contrastOf(color, background) >= minContrast) ? color : undefined;
}
